/**
 * @typedef {object} BrowserReport what Playwright writes
 * @property {{ expected: number }} stats
 * @property {BrowserSuite[]} suites
 * @property {{ message?: string }[]} [errors] failures outside any test
 *
 * @typedef {object} BrowserSuite
 * @property {BrowserSuite[]} [suites]
 * @property {BrowserSpec[]} [specs]
 *
 * @typedef {object} BrowserSpec
 * @property {string} file
 * @property {number} line
 * @property {string} title
 * @property {{ status: string, results: { errors: { message?: string }[] }[] }[]} tests
 */

/** A test that passed only when repeated did not pass. @param {BrowserReport} report @returns {import('./tally.mjs').Tally} */
export function browserTally({ stats, suites, errors = [] }) {
  return { passed: stats.expected, failures: [...suites.flatMap(specsOf).flatMap(failuresOf), ...messages(errors)] };
}

/** @param {BrowserSuite} suite @returns {BrowserSpec[]} */
function specsOf({ suites = [], specs = [] }) {
  return [...specs, ...suites.flatMap(specsOf)];
}

/** @param {BrowserSpec} spec */
function failuresOf({ file, line, title, tests }) {
  return tests
    .filter(({ status }) => status === 'unexpected' || status === 'flaky')
    .map(({ results }) => [`${file}:${line} › ${title}`, ...messages(results.flatMap((result) => result.errors))].join('\n'));
}

/** @param {{ message?: string }[]} errors */
const messages = (errors) => errors.map(({ message = 'error without a text' }) => message);
