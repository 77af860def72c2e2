/**
 * What a suite brought. A suite that ends badly without a failed test, or that ran no test at all, counts as one failure.
 * @typedef {{ passed: number, failed: number }} Tally
 */

/** @param {boolean} good @returns {Tally} */
export const one = (good) => (good ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });

/** @param {Tally[]} tallies @returns {Tally} */
export function sum(tallies) {
  return tallies.reduce((total, { passed, failed }) => ({ passed: total.passed + passed, failed: total.failed + failed }), {
    passed: 0,
    failed: 0,
  });
}

/** @param {Tally} tally @param {number | undefined} exitCode @returns {Tally} */
export function judge({ passed, failed }, exitCode) {
  const silent = failed === 0 && (exitCode !== 0 || passed === 0);
  return { passed, failed: silent ? 1 : failed };
}
