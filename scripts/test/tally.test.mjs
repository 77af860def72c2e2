import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../root.mjs';
import { browserTally } from './browser-tally.mjs';
import { judge, one, sum } from './tally.mjs';
import { unitTally } from './unit-tally.mjs';

test('the sum is over all suites, and keeps what failed', () => {
  expect(sum([one('types', true), one('knip', false), { passed: 3, failures: ['a', 'b'] }])).toEqual({
    passed: 4,
    failures: ['knip', 'a', 'b'],
  });
});

test('a suite that ends badly without a failed test, or that ran nothing, counts as one failure', () => {
  expect(judge('unit', { passed: 5, failures: [] }, 1)).toEqual({ passed: 5, failures: ['unit: 5 passed, exit 1'] });
  expect(judge('unit', { passed: 5, failures: [] }, undefined).failures).toEqual(['unit: 5 passed, exit without a code']);
  expect(judge('unit', { passed: 0, failures: [] }, 0).failures).toEqual(['unit: 0 passed, exit 0']);
  expect(judge('unit', { passed: 5, failures: ['a', 'b'] }, 1)).toEqual({ passed: 5, failures: ['a', 'b'] });
  expect(judge('unit', { passed: 5, failures: [] }, 0)).toEqual({ passed: 5, failures: [] });
});

test('a unit test that failed is named with its file, and a file that could not be loaded is a failure', () => {
  const good = { status: 'passed', fullName: 'adds', failureMessages: [] };
  const bad = { status: 'failed', fullName: 'money adds', failureMessages: ['expected 1 to be 2'] };
  const loaded = { name: join(root, 'lib/money.test.ts'), status: 'failed', message: '', assertionResults: [good, bad] };
  const broken = { name: join(root, 'lib/format.test.ts'), status: 'failed', message: 'Cannot find module', assertionResults: [] };
  const fine = { name: join(root, 'lib/fine.test.ts'), status: 'passed', message: '', assertionResults: [good] };
  expect(unitTally({ numPassedTests: 2, testResults: [loaded, broken, fine] })).toEqual({
    passed: 2,
    failures: ['lib/money.test.ts › money adds\nexpected 1 to be 2', 'lib/format.test.ts\nCannot find module'],
  });
});

test('a browser test that passed only when repeated did not pass', () => {
  /** @param {string} title @param {string} status @param {string[]} messages */
  const spec = (title, status, ...messages) => ({
    file: 'charge.spec.ts',
    line: 7,
    title,
    tests: [{ status, results: messages.map((message) => ({ errors: [{ message }] })) }],
  });
  const suites = [
    { specs: [spec('paid', 'expected')], suites: [{ specs: [spec('late', 'unexpected', 'no'), spec('tab', 'flaky', 'slow')] }] },
  ];
  expect(browserTally({ stats: { expected: 4 }, suites, errors: [{ message: 'no browser' }] })).toEqual({
    passed: 4,
    failures: ['charge.spec.ts:7 › late\nno', 'charge.spec.ts:7 › tab\nslow', 'no browser'],
  });
});
