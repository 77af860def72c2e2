import { loadVariables } from './environment.mjs';
import { dataPath } from './root.mjs';
import { runMain } from './run-main.mjs';
import { openDatabase } from './stack/open-database.mjs';
import { createShutdown } from './stack/shutdown.mjs';
import { startSandbox } from './stack/start-sandbox.mjs';
import { stopOnSignal } from './stop-on-signal.mjs';

await runMain(async () => {
  const env = loadVariables();
  const stops = createShutdown();
  const stopped = stopOnSignal(stops.stop);
  try {
    const records = await openDatabase(env, { dataDir: dataPath('postgres') });
    stops.add({ stop: records.stop, ended: records.exited().then(() => 'O banco de dados parou') });
    const sandbox = await startSandbox({ env, databaseUrl: await records.neighbour('sandbox'), dataDir: dataPath(), stops });
    console.log(`\n  Sandbox   ${sandbox.url}/v1\n  Token     ${sandbox.token}\n\nCtrl-C encerra.\n`);
    const failed = stops.failed.then((how) => Promise.reject(new Error(`${how}.`)));
    await Promise.race([stopped, failed]);
  } finally {
    await stops.stop();
  }
});
