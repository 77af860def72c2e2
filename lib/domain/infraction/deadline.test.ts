import { expect, test } from 'vitest';
import { deadlineBand, isNear, nextLimit } from './deadline';

const now = Date.parse('2026-11-27T17:32:08.000Z');
const ahead = (milliseconds: number) => new Date(now + milliseconds).toISOString();
const hour = 3_600_000;

test.each([
  [null, 'none'],
  ['amanhã', 'none'],
  [ahead(-1), 'late'],
  [ahead(0), 'late'],
  [ahead(1), 'under6'],
  [ahead(6 * hour - 1), 'under6'],
  [ahead(6 * hour), 'under24'],
  [ahead(24 * hour - 1), 'under24'],
  [ahead(24 * hour), 'under48'],
  [ahead(48 * hour - 1), 'under48'],
  [ahead(48 * hour), 'over48'],
])('%s is %s', (expiresAt, band) => {
  expect(deadlineBand(expiresAt, now)).toBe(band);
});

test('every band but the one over 48 hours is near', () => {
  const bands = ['none', 'late', 'under6', 'under24', 'under48', 'over48'] as const;
  expect(bands.filter(isNear)).toEqual(['none', 'late', 'under6', 'under24', 'under48']);
});

test.each([
  [ahead(50 * hour), 2 * hour],
  [ahead(48 * hour + 1), 1],
  [ahead(48 * hour), 24 * hour],
  [ahead(24 * hour), 18 * hour],
  [ahead(6 * hour), 6 * hour],
  [ahead(1), 1],
])('a deadline at %s passes its next limit in %i ms', (expiresAt, wait) => {
  expect(nextLimit(expiresAt, now)).toBe(now + wait);
});

test.each([null, 'amanhã', ahead(0), ahead(-1)])('a deadline of %s passes no further limit', (expiresAt) => {
  expect(nextLimit(expiresAt, now)).toBeNull();
});
