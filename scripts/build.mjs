import { buildApp } from './build-app.mjs';
import { runMain } from './process/run-main.mjs';

await runMain(() => buildApp());
