import { expect, test } from 'vitest';
import { httpClassRule, problemRule } from './problem-class';

test.each([
  [400, 'http400', 'after-change'],
  [401, 'http401', 'after-change'],
  [403, 'http403', 'after-change'],
  [404, 'http404', 'after-change'],
  [409, 'http409', 'after-reading'],
  [410, 'http410', 'never'],
  [418, 'http4xx', 'never'],
  [422, 'http422', 'after-change'],
  [424, 'http424', 'after-reading'],
  [429, 'http429', 'after-waiting'],
  [500, 'http500', 'after-reading'],
  [502, 'http5xx', 'after-reading'],
  [503, 'http503', 'after-reading'],
  [504, 'http5xx', 'after-reading'],
  [0, 'httpUnknown', 'after-reading'],
  [200, 'httpUnknown', 'after-reading'],
  [Number.NaN, 'httpUnknown', 'after-reading'],
])('gives status %d the texts of %s and the retry advice %s', (status, key, retry) => {
  expect(httpClassRule(status)).toMatchObject({ key, http: status, retry });
});

test('uses the code where it is known and the class where it is not', () => {
  expect(problemRule('SVK212', 409)).toEqual({ key: 'SVK212', http: 409, owner: 'you', recommendedAction: 'check', retry: 'never' });
  expect(problemRule('SV402', 409)).toMatchObject({ key: 'SV402', retry: 'after-reading' });
  expect(problemRule('SVX999', 409).key).toBe('http409');
  expect(problemRule('toString', 500).key).toBe('http500');
  expect(problemRule(null, 503).key).toBe('http503');
  expect(problemRule(undefined, 0).key).toBe('httpUnknown');
});
