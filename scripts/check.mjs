import { runMain } from './process/run-main.mjs';
import { runChecks } from './test/checks.mjs';
import { settingsFree } from './test/settings-free.mjs';

const names = process.argv.slice(2);

await runMain(async () => {
  const { failures } = await runChecks(settingsFree(process.env), { together: true, ...(names.length > 0 && { only: names }) });
  if (failures.length > 0) process.exitCode = 1;
});
