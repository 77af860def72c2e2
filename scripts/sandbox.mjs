import { refusal, settingProblems } from '../lib/settings/setting-problems.mjs';
import { loadVariables } from './environment/environment.mjs';
import { runMain } from './process/run-main.mjs';
import { stopOnSignal } from './process/stop-on-signal.mjs';
import { dataPath } from './root.mjs';
import { openDatabase } from './stack/open-database.mjs';
import { createShutdown } from './stack/shutdown.mjs';
import { startSandbox } from './stack/start-sandbox.mjs';

await runMain(async () => {
  const env = { SANDBOX: 'on', ...loadVariables() };
  const problems = settingProblems(env, new Set());
  if (problems.length > 0) throw new Error(refusal(problems));
  const stops = createShutdown();
  const stopped = stopOnSignal(stops.stop);
  try {
    const records = await openDatabase(env, { dataDir: dataPath('postgres') });
    stops.add({ stop: records.stop, ended: records.exited().then(() => 'The database stopped') });
    const sandbox = await startSandbox({ env, databaseUrl: await records.neighbour('sandbox'), dataDir: dataPath(), stops });
    console.log(`\n  Sandbox   ${sandbox.url}/v1\n  Token     ${sandbox.token}\n\nCtrl-C encerra.\n`);
    const failed = stops.failed.then((how) => Promise.reject(new Error(`${how}.`)));
    await Promise.race([stopped, failed]);
  } finally {
    await stops.stop();
  }
});
