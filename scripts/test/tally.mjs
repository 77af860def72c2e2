/**
 * What a suite brought: how many passed, and of each failure what failed and how. A suite that ends badly without a failed test, or that ran no
 * test at all, counts as one failure.
 * @typedef {{ passed: number, failures: string[] }} Tally
 */

/** @param {string} what @param {boolean} good @returns {Tally} */
export const one = (what, good) => (good ? { passed: 1, failures: [] } : { passed: 0, failures: [what] });

/** @param {Tally[]} tallies @returns {Tally} */
export function sum(tallies) {
  return {
    passed: tallies.reduce((total, { passed }) => total + passed, 0),
    failures: tallies.flatMap(({ failures }) => failures),
  };
}

/** @param {string} suite @param {Tally} tally @param {number | undefined} exitCode @returns {Tally} */
export function judge(suite, { passed, failures }, exitCode) {
  const silent = failures.length === 0 && (exitCode !== 0 || passed === 0);
  return { passed, failures: silent ? [`${suite}: ${passed} passed, exit ${exitCode ?? 'without a code'}`] : failures };
}
