import { expect, test } from 'vitest';
import { browserTally } from './browser-tally.mjs';
import { judge, one, sum } from './tally.mjs';
import { unitTally } from './unit-tally.mjs';

test('the sum is over all suites', () => {
  expect(sum([one(true), one(false), { passed: 3, failed: 2 }])).toEqual({ passed: 4, failed: 3 });
});

test('a suite that ends badly without a failed test, or that ran nothing, counts as one failure', () => {
  expect(judge({ passed: 5, failed: 0 }, 1)).toEqual({ passed: 5, failed: 1 });
  expect(judge({ passed: 5, failed: 0 }, undefined)).toEqual({ passed: 5, failed: 1 });
  expect(judge({ passed: 0, failed: 0 }, 0)).toEqual({ passed: 0, failed: 1 });
  expect(judge({ passed: 5, failed: 2 }, 1)).toEqual({ passed: 5, failed: 2 });
  expect(judge({ passed: 5, failed: 0 }, 0)).toEqual({ passed: 5, failed: 0 });
});

test('a unit test file that could not be loaded is a failure', () => {
  const loaded = { status: 'failed', assertionResults: [{ status: 'failed' }] };
  const broken = { status: 'failed', assertionResults: [] };
  expect(unitTally({ numPassedTests: 2, numFailedTests: 1, testResults: [loaded, broken] })).toEqual({ passed: 2, failed: 2 });
});

test('a browser test that passed only when repeated did not pass', () => {
  expect(browserTally({ stats: { expected: 4, unexpected: 1, flaky: 1 }, errors: [{}] })).toEqual({ passed: 4, failed: 3 });
});
