import { readFileSync } from 'node:fs';
import { dataPath } from '../root.mjs';
import { startProgram } from '../stack/program.mjs';
import { one, sum } from './tally.mjs';

const eslintCache = dataPath('check', 'eslint');

/**
 * Each is a list of programs, of which the next runs only after the one before succeeded. ESLint caches its results by the content of
 * each file. No circle of imports is missed by that: one file of a new circle has changed. It uses one processor, also the first time:
 * on several each would load every rule, while the other checks fill the second one.
 * @type {Record<string, string[][]>}
 */
const checks = {
  lock: [['scripts/lock-check.mjs']],
  eslint: [
    [
      'node_modules/eslint/bin/eslint.js',
      '.',
      '--max-warnings=0',
      '--cache',
      '--cache-strategy=content',
      `--cache-location=${eslintCache}`,
    ],
  ],
  types: [
    ['node_modules/next/dist/bin/next', 'typegen'],
    ['node_modules/typescript-native/bin/tsc', '--noEmit'],
  ],
  biome: [['node_modules/@biomejs/biome/bin/biome', 'ci', '--colors=off', '.']],
  knip: [['node_modules/knip/bin/knip.js']],
};

/**
 * Runs every check of the code that does not run it, also after one has failed.
 * @param {NodeJS.Dict<string>} env
 * @param {{ together?: boolean, only?: string[] }} [options] `together`: side by side, when nothing else computes; `only`: those of these names
 * @returns {Promise<import('./tally.mjs').Tally>}
 */
export async function runChecks(env, { together = false, only } = {}) {
  /** @type {Promise<import('./tally.mjs').Tally>[]} */
  const tallies = [];
  for (const [name, programs] of Object.entries(checks).filter(([name]) => only?.includes(name) ?? true)) {
    const tally = runCheck(name, programs, env);
    if (!together) await tally;
    tallies.push(tally);
  }
  return sum(await Promise.all(tallies));
}

/** @param {string} name @param {string[][]} programs @param {NodeJS.Dict<string>} env */
async function runCheck(name, programs, env) {
  for (const [index, args] of programs.entries()) {
    const log = dataPath('test', 'logs', `${name}-${index}.log`);
    const program = startProgram({ name, args, env: { ...env, NO_COLOR: '1' }, log });
    await program.ended;
    if (program.exitCode() === 0) continue;
    const failure = `${name}\n${readFileSync(log, 'utf8')}`;
    console.log(`✗ ${failure}`);
    return one(failure, false);
  }
  console.log(`✓ ${name}`);
  return one(name, true);
}
