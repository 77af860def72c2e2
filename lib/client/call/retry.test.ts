import { describe, expect, test } from 'vitest';
import { type Problem, problem } from '@/lib/contracts/problem/problem';
import { maxTries } from '@/lib/domain/retry-rule';
import { mayRetry, retryDelay } from './retry';

const failure = (statusCode: number, rest: Partial<Problem> = {}) => problem({ statusCode, errorCode: null, ...rest });

describe('a read that failed with', () => {
  test.each([
    [0, true],
    [400, false],
    [401, false],
    [403, false],
    [404, false],
    [409, false],
    [410, false],
    [422, false],
    [424, true],
    [429, true],
    [500, true],
    [502, true],
    [503, true],
    [504, true],
  ])('%d is retried: %s', (status, again) => {
    expect(mayRetry(0, failure(status))).toBe(again);
  });

  test.each([
    ['an answer that cannot be read', 502, 'SVB502'],
    ['cards that are not set up', 503, 'SVB520'],
    ['a certificate that has expired', 503, 'SVB521'],
    ['a certificate that is refused', 503, 'SVB523'],
    ['an authority that is not ours', 503, 'SVB524'],
  ])('%s is not retried', (_name, status, errorCode) => {
    expect(mayRetry(0, failure(status, { errorCode }))).toBe(false);
  });

  test('a programming error is not retried', () => {
    expect(mayRetry(0, new TypeError('undefined is not a function'))).toBe(false);
  });
});

test('is attempted four more times, after 1, 2, 4 and 8 seconds', () => {
  const error = failure(503);
  const waits = [];
  for (let failures = 0; mayRetry(failures, error); failures += 1) waits.push(retryDelay(failures, error));
  expect(waits).toEqual([1_000, 2_000, 4_000, 8_000]);
  expect(maxTries).toBe(5);
});

test('is retried after the requested delay, unless that is too long for anybody to wait', () => {
  expect(retryDelay(0, failure(429, { retryAfterSeconds: 7 }))).toBe(7_000);
  expect(retryDelay(2, failure(429, { retryAfterSeconds: 0 }))).toBe(0);
  expect(mayRetry(0, failure(429, { retryAfterSeconds: 30 }))).toBe(true);
  expect(mayRetry(0, failure(429, { retryAfterSeconds: 31 }))).toBe(false);
});
