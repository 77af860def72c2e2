import { buildApp } from './build-app.mjs';
import { runMain } from './process/run-main.mjs';
import { runBrowserTests } from './test/run-browser-tests.mjs';
import { settingsFree } from './test/settings-free.mjs';

await runMain(async () => {
  const { SANDBOX_VARIANT = 'base' } = process.env;
  const env = { ...settingsFree(process.env), SANDBOX_VARIANT };
  await buildApp({ variables: env });
  const { failures } = await runBrowserTests(env, { args: process.argv.slice(2) });
  if (failures.length > 0) process.exitCode = 1;
});
