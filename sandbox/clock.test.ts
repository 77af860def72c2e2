import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createClock, realTime } from './clock';

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-27T12:00:00Z') }));
afterEach(() => void vi.useRealTimers());

test('the clock shows the machine’s time until it is set', () => {
  const clock = createClock();
  vi.advanceTimersByTime(1_500);
  expect(clock.iso()).toBe('2026-11-27T12:00:01.500Z');
});

test('a clock that was set runs on from there', () => {
  const clock = createClock();
  clock.set({ now: new Date('2026-12-31T23:59:59Z') });
  vi.advanceTimersByTime(2_000);
  expect(clock.iso()).toBe('2027-01-01T00:00:01.000Z');
});

test('a change of speed keeps the present time', () => {
  const clock = createClock();
  clock.set({ speed: 60 });
  vi.advanceTimersByTime(1_000);
  expect(clock.iso()).toBe('2026-11-27T12:01:00.000Z');
  clock.set({ speed: 0 });
  vi.advanceTimersByTime(1_000);
  expect(clock.iso()).toBe('2026-11-27T12:01:00.000Z');
  clock.set({ advanceSeconds: 3 });
  expect(clock.iso()).toBe('2026-11-27T12:01:03.000Z');
  clock.set(realTime());
  expect(clock.iso()).toBe('2026-11-27T12:00:02.000Z');
});
