import { expect, test } from 'vitest';
import { deadlineBand } from './deadline';

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
