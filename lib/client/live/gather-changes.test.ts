import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { gatherChanges } from './gather-changes';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a change is passed on at once, and a stream of changes every three seconds, the last one too', () => {
  const passed: string[] = [];
  const { change } = gatherChanges((resource) => passed.push(resource));
  change('transactions');
  expect(passed).toEqual(['transactions']);
  for (let time = 0; time < 9_000; time += 100) {
    vi.advanceTimersByTime(100);
    change('transactions');
  }
  expect(passed).toHaveLength(4);
  vi.advanceTimersByTime(60_000);
  expect(passed).toHaveLength(5);
});

test('resources rest apart from each other', () => {
  const passed: string[] = [];
  const { change } = gatherChanges((resource) => passed.push(resource));
  change('transactions');
  change('balance');
  change('balance');
  expect(passed).toEqual(['transactions', 'balance']);
});

test('nothing is passed on after the end', () => {
  const passed: string[] = [];
  const { change, stop } = gatherChanges((resource) => passed.push(resource));
  change('balance');
  change('balance');
  stop();
  vi.advanceTimersByTime(60_000);
  expect(passed).toEqual(['balance']);
});
