import { runMain } from './run-main.mjs';
import { runWithDatabase } from './run-with-database.mjs';
import { programs } from './stack/programs.mjs';

await runMain(() => runWithDatabase('The verification of the audit', programs.auditVerify));
