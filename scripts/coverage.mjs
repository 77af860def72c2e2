import { existsSync, readFileSync, rmSync } from 'node:fs';
import { relative } from 'node:path';
import { runMain } from './process/run-main.mjs';
import { dataPath, root } from './root.mjs';
import { runProgram } from './stack/program.mjs';

/** @typedef {Record<'lines' | 'branches', { total: number, covered: number }>} Counts */

/** Runs the unit tests with coverage and prints its share by area, also after one has failed: one row for each folder below lib, one for each other part. */
await runMain(async () => {
  const folder = dataPath('coverage');
  const summary = `${folder}/coverage-summary.json`;
  rmSync(summary, { force: true });
  const coverage = ['--coverage', '--coverage.reportOnFailure', `--coverage.reportsDirectory=${folder}`];
  const args = ['node_modules/vitest/vitest.mjs', 'run', ...coverage, ...process.argv.slice(2)];
  const run = runProgram({ name: 'The unit tests', args, env: process.env });
  await run.catch(() => {});
  if (!existsSync(summary)) return run;
  /** @type {Record<string, Counts>} */
  const files = JSON.parse(readFileSync(summary, 'utf8'));
  /** @type {Map<string, Counts[]>} */
  const areas = new Map();
  for (const [file, counts] of Object.entries(files)) {
    const area = file === 'total' ? file : areaOf(relative(root, file));
    areas.set(area, [...(areas.get(area) ?? []), counts]);
  }
  console.log('| area | lines | branches |\n| --- | --- | --- |');
  for (const [area, counts] of areas) console.log(`| ${area} | ${share(counts, 'lines')} | ${share(counts, 'branches')} |`);
  await run;
});

/** @param {string} file */
function areaOf(file) {
  const [first = '', second = ''] = file.split('/');
  return first === 'lib' ? `${first}/${second}` : first;
}

/** @param {Counts[]} counts @param {'lines' | 'branches'} what */
function share(counts, what) {
  const total = counts.reduce((sum, count) => sum + count[what].total, 0);
  const covered = counts.reduce((sum, count) => sum + count[what].covered, 0);
  return total === 0 ? '–' : `${((100 * covered) / total).toFixed(1)} %`;
}
