import { resolve } from 'node:path';
import { buildApp } from '../build-app.mjs';
import { runMain } from '../process/run-main.mjs';
import { writeStandalone } from './write-standalone.mjs';

const [folder] = process.argv.slice(2);

await runMain(async () => {
  if (folder === undefined)
    throw new Error('Usage: npm run standalone -- FOLDER (a new folder, an empty one, or an earlier copy, which is replaced)');
  await buildApp({ onBuild: () => console.log('Building the app…') });
  await writeStandalone(resolve(folder));
  console.log(`What is shipped is in ${folder}: "npm start" there, or "node programs/start.mjs". It needs Node and DATABASE_URL.`);
});
