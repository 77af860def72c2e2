import { writeFileSync } from 'node:fs';
import { buildApp } from '../build-app.mjs';
import { runMain } from '../process/run-main.mjs';
import { budgetFile, builtWeights } from './page-budget.mjs';

/** Writes what pages weigh now into their budget, which is then committed with what made them heavier or lighter. */
await runMain(async () => {
  await buildApp();
  writeFileSync(budgetFile, `${JSON.stringify(builtWeights(), null, 2)}\n`);
});
