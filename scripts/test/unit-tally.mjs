/**
 * @typedef {object} UnitReport what vitest writes
 * @property {number} numPassedTests
 * @property {number} numFailedTests
 * @property {{ status: string, assertionResults: { status: string }[] }[]} testResults
 */

/** A file that could not be loaded fails without any failed test in it. @param {UnitReport} report @returns {import('./tally.mjs').Tally} */
export function unitTally(report) {
  const broken = report.testResults.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some(({ status }) => status === 'failed'),
  );
  return { passed: report.numPassedTests, failed: report.numFailedTests + broken.length };
}
