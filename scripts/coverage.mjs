import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { runMain } from './process/run-main.mjs';
import { dataPath, root } from './root.mjs';
import { runProgram } from './stack/program.mjs';

/** @typedef {Record<'lines' | 'branches', { total: number, covered: number }>} Counts */

/** Runs the unit tests with coverage and prints its share by area: one row for each folder below lib, one for each other part. */
await runMain(async () => {
  const folder = dataPath('coverage');
  const args = ['node_modules/vitest/vitest.mjs', 'run', '--coverage', `--coverage.reportsDirectory=${folder}`, ...process.argv.slice(2)];
  await runProgram({ name: 'The unit tests', args, env: process.env });
  /** @type {Record<string, Counts>} */
  const files = JSON.parse(readFileSync(`${folder}/coverage-summary.json`, 'utf8'));
  /** @type {Map<string, Counts[]>} */
  const areas = new Map();
  for (const [file, counts] of Object.entries(files)) {
    const area = file === 'total' ? file : areaOf(relative(root, file));
    areas.set(area, [...(areas.get(area) ?? []), counts]);
  }
  console.log('| area | lines | branches |\n| --- | --- | --- |');
  for (const [area, counts] of areas) console.log(`| ${area} | ${share(counts, 'lines')} | ${share(counts, 'branches')} |`);
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
