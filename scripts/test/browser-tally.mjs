/**
 * @typedef {object} BrowserReport what Playwright writes
 * @property {{ expected: number, unexpected: number, flaky: number }} stats
 * @property {unknown[]} [errors] failures outside any test
 */

/** A test that passed only when repeated did not pass. @param {BrowserReport} report @returns {import('./tally.mjs').Tally} */
export function browserTally({ stats, errors = [] }) {
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length };
}
