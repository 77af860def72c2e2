import { relative } from 'node:path';
import { root } from '../root.mjs';

/**
 * @typedef {object} UnitReport what vitest writes
 * @property {number} numPassedTests
 * @property {UnitFile[]} testResults
 *
 * @typedef {object} UnitFile
 * @property {string} name where the file is
 * @property {string} status
 * @property {string} message why the file could not be loaded
 * @property {{ status: string, fullName: string, failureMessages: string[] }[]} assertionResults
 */

/** A file that could not be loaded fails without any failed test in it. @param {UnitReport} report @returns {import('./tally.mjs').Tally} */
export function unitTally({ numPassedTests, testResults }) {
  return { passed: numPassedTests, failures: testResults.filter(({ status }) => status === 'failed').flatMap(failuresOf) };
}

/** @param {UnitFile} file */
function failuresOf({ name, message, assertionResults }) {
  const file = relative(root, name);
  const failed = assertionResults.filter(({ status }) => status === 'failed');
  if (failed.length === 0) return [`${file}\n${message}`];
  return failed.map(({ fullName, failureMessages }) => `${file} › ${fullName}\n${failureMessages.join('\n')}`);
}
