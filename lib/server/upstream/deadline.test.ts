import { getEventListeners } from 'node:events';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startDeadline } from './deadline';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('ends when the time is over, and says so', () => {
  const deadline = startDeadline(100);
  vi.advanceTimersByTime(99);
  expect([deadline.signal.aborted, deadline.passed()]).toEqual([false, false]);
  vi.advanceTimersByTime(1);
  expect([deadline.signal.aborted, deadline.passed()]).toEqual([true, true]);
});

test('ends with whichever signal aborts first, even one aborted before', () => {
  const other = new AbortController();
  const deadline = startDeadline(60_000, other.signal);
  other.abort();
  expect([deadline.signal.aborted, deadline.passed()]).toEqual([true, false]);
  const late = startDeadline(60_000, other.signal);
  expect([late.signal.aborted, late.passed()]).toEqual([true, false]);
  for (const { end } of [deadline, late]) end();
});

test('removes its timer and listener once it is over', () => {
  const other = new AbortController();
  const deadline = startDeadline(100, other.signal);
  expect([getEventListeners(other.signal, 'abort').length, vi.getTimerCount()]).toEqual([1, 1]);
  deadline.end();
  expect([getEventListeners(other.signal, 'abort').length, vi.getTimerCount()]).toEqual([0, 0]);
  vi.advanceTimersByTime(200);
  expect(deadline.signal.aborted).toBe(false);
});
