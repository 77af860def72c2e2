import { beforeEach, expect, test, vi } from 'vitest';

const hour = 3_600_000;
const now = Date.parse('2026-11-27T15:00:00.000Z');
let clock: typeof import('./server-clock');

beforeEach(async () => {
  vi.useFakeTimers({ now });
  vi.resetModules();
  clock = await import('./server-clock');
  return () => vi.useRealTimers();
});

test('a machine whose clock is right keeps it, however long an answer took', () => {
  clock.noteServerTime(Math.floor((now - 4_000) / 1000) * 1000, 0, now - 6_000, now);
  clock.noteServerTime(now - 999, 0, now, now);
  expect(clock.serverNow()).toBe(now);
});

test.each([20 * 60_000, -24 * hour])('a machine whose clock is off by %d ms reads the time of the server', (off) => {
  clock.noteServerTime(now + off, 0, now - 200, now);
  expect(Math.abs(clock.serverNow() - now - off)).toBeLessThan(1_000);
});

test('an answer sets the clock by its date, and one without a date does not', () => {
  clock.noteAnswerTime(new Headers({ date: new Date(now + hour).toUTCString() }), now);
  const set = clock.serverNow();
  expect(Math.abs(set - now - hour)).toBeLessThan(1_000);
  clock.noteAnswerTime(new Headers(), now);
  expect(clock.serverNow()).toBe(set);
});

test('a clock that is set while the page is open is noticed with the next answer', () => {
  vi.setSystemTime(now + hour);
  clock.noteServerTime(now, 0, now + hour - 100, now + hour);
  expect(Math.abs(clock.serverNow() - now)).toBeLessThan(1_000);
});

test('an instant of the payments service is counted by its own clock, an hour behind, as answers report it', () => {
  clock.noteAnswerTime(new Headers({ date: new Date(now).toUTCString(), 'x-balcao-service-clock': '-3600' }), now);
  expect([clock.serverNow(), clock.serviceNow()]).toEqual([now, now - hour]);
  clock.noteAnswerTime(new Headers({ date: new Date(now).toUTCString() }), now);
  expect(clock.serviceNow()).toBe(now);
});
