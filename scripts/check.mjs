import { runMain } from './run-main.mjs';
import { runChecks } from './test/checks.mjs';
import { settingsFree } from './test/settings-free.mjs';

await runMain(async () => {
  const { failures } = await runChecks(settingsFree(process.env), { together: true });
  if (failures.length > 0) process.exitCode = 1;
});
