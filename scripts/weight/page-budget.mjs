import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root.mjs';
import { overBudget } from './over-budget.mjs';
import { pageWeights } from './page-weights.mjs';

/** What each page's scripts weighed when somebody last agreed to it. */
export const budgetFile = join(root, 'bench', 'page-budget.json');

export const builtWeights = () => pageWeights(join(root, process.env.NEXT_DIST_DIR ?? '.next'));

/** Compares the pages as built with their budget. @returns {import('../test/tally.mjs').Tally} */
export function checkPageWeights() {
  const weights = builtWeights();
  const failures = overBudget(weights, JSON.parse(readFileSync(budgetFile, 'utf8')));
  return { passed: Object.keys(weights).length - failures.length, failures };
}
