import { findBrowser } from './find-browser.mjs';
import { runMain } from './process/run-main.mjs';

await runMain(async () => console.log(await findBrowser()));
