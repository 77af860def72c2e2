import { runWithDatabase } from './postgres/run-with-database.mjs';
import { runMain } from './process/run-main.mjs';
import { programs } from './stack/programs.mjs';

await runMain(() => runWithDatabase('The staff command', programs.staff));
