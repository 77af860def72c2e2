import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { startProgram } from '../stack/program.mjs';
import { judge } from './tally.mjs';

/**
 * Runs a suite that writes its result to a file, and counts.
 * @template Report
 * @param {{ name: string, args: string[], env: NodeJS.Dict<string>, report: string, tally: (report: Report) => import('./tally.mjs').Tally }} suite
 * @returns {Promise<import('./tally.mjs').Tally>}
 */
export async function runSuite({ name, args, env, report, tally }) {
  mkdirSync(dirname(report), { recursive: true });
  rmSync(report, { force: true });
  const program = startProgram({ name, args, env });
  await program.ended;
  const counted = existsSync(report) ? tally(JSON.parse(readFileSync(report, 'utf8'))) : { passed: 0, failures: [] };
  return judge(name, counted, program.exitCode());
}
