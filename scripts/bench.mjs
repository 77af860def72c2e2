import { buildApp } from './build-app.mjs';
import { findBrowser } from './find-browser.mjs';
import { dataPath } from './root.mjs';
import { runMain } from './run-main.mjs';
import { runProgram } from './stack/program.mjs';
import { programs } from './stack/programs.mjs';
import { startStack } from './stack.mjs';
import { settingsFree } from './test/settings-free.mjs';

await runMain(async () => {
  const env = settingsFree(process.env);
  await buildApp({ variables: env });
  const stack = startStack({ variables: { ...env, SANDBOX_PORT: '0' }, dataDir: dataPath('bench'), port: 0 });
  try {
    const { appUrl, sandboxUrl, databaseUrl } = await stack.ready;
    const addresses = {
      BENCH_APP_URL: appUrl,
      BENCH_SANDBOX_URL: sandboxUrl,
      BENCH_DATABASE_URL: databaseUrl,
      CHROMIUM_PATH: await findBrowser(),
    };
    await runProgram({ name: 'A medição', args: [...programs.bench, ...process.argv.slice(2)], env: { ...env, ...addresses } });
  } finally {
    await stack.stop();
  }
});
