import { expect, test } from 'vitest';
import { deadlineBand } from './infraction/deadline';
import { isPaused, latestPause } from './notice-pause';

const now = Date.parse('2026-11-27T17:32:08.000Z');
const hour = 3_600_000;
const ahead = (hours: number) => new Date(now + hours * hour).toISOString();

test.each([
  [50, 2],
  [48, 24],
  [47, 23],
  [24, 18],
  [7, 1],
  [6, 6],
  [0.5, 0.5],
])('with %d h left a pause lasts %d h at most: to the next limit', (left, max) => {
  expect(latestPause(ahead(left), now)).toBe(now + max * hour);
});

test.each([null, 'unreadable', ahead(-3)])('with the deadline %s there is no next limit: a day at most', (expiresAt) => {
  expect(latestPause(expiresAt, now)).toBe(now + 24 * hour);
});

test('ends at the chosen time, or earlier when the deadline moves nearer', () => {
  const expiresAt = ahead(40);
  const pause = { until: ahead(3), band: deadlineBand(expiresAt, now) };
  const paused = (later: number, deadline: string | null = expiresAt) => isPaused({ expiresAt: deadline, pause }, now + later * hour);
  expect([0, 2.9, 3, 30].map((later) => paused(later))).toEqual([true, true, false, false]);
  expect(paused(1, ahead(20))).toBe(false);
  expect(paused(1, null)).toBe(false);
  expect(isPaused({ expiresAt, pause: null }, now)).toBe(false);
});
