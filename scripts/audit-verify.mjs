import { runMain } from './run-main.mjs';
import { runWithRecords } from './run-with-records.mjs';
import { programs } from './stack/programs.mjs';

await runMain(() => runWithRecords('A conferência da auditoria', programs.auditVerify));
