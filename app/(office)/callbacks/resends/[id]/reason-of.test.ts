import { expect, test } from 'vitest';
import { reasonOf } from './reason-of';

test.each([
  ['no-trace', 'retried', 'repeating'],
  ['no-trace', 'timed-out', 'repeating'],
  ['no-trace', 'lost', 'no-trace'],
  ['lost', 'lost', 'lost'],
  ['retried', 'lost', 'retried'],
  ['failed', 'lost', 'failed'],
  ['accepted', 'lost', null],
  ['asked', 'retried', null],
] as const)('a row that is %s, and was %s before, has the reason %s', (state, outcome, reason) => {
  expect(reasonOf({ state, outcome })).toBe(reason);
});
