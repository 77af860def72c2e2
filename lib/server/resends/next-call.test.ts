import { expect, test } from 'vitest';
import { nextCall } from './next-call';

const now = new Date('2026-11-27T15:00:00.000Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * 24 * 3_600_000);
const row = (place: number, days: number | null) => ({
  place,
  transactionId: `T${place}`,
  transactionAt: days === null ? null : daysAgo(days),
});
const placesOf = (call: ReturnType<typeof nextCall>) => call?.rows.map(({ place }) => place);

// interface: Callbacks
test('covers the oldest row and everything in the seven days after it', () => {
  const call = nextCall([row(1, 1), row(2, 10), row(3, 3), row(4, 2.9)], now);
  expect(placesOf(call)).toEqual([2, 3]);
  expect(call).toMatchObject({ kind: 'many', from: daysAgo(10), to: daysAgo(3) });
});

test('never spans more than seven days, and continues with the rest', () => {
  let waiting = [row(1, 29), row(2, 22.1), row(3, 21.9), row(4, 15), row(5, 0)];
  const calls: (number[] | undefined)[] = [];
  for (let call = nextCall(waiting, now); call; call = nextCall(waiting, now)) {
    const taken = placesOf(call) ?? [];
    if (call.kind === 'many') expect(call.to.getTime() - call.from.getTime()).toBeLessThanOrEqual(7 * 24 * 3_600_000);
    calls.push(taken);
    waiting = waiting.filter(({ place }) => !taken.includes(place));
  }
  expect(calls).toEqual([[1, 2], [3, 4], [5]]);
});

test('sends rows older than thirty days, or without a date, alone', () => {
  expect(nextCall([row(1, 31), row(2, 1)], now)).toMatchObject({ kind: 'one', rows: [{ place: 1 }] });
  expect(nextCall([row(1, null)], now)).toMatchObject({ kind: 'one' });
});

test('requests a hundred rows at most', () => {
  const many = Array.from({ length: 250 }, (_, place) => row(place, 1));
  expect(nextCall(many, now)?.rows).toHaveLength(100);
  expect(nextCall([], now)).toBeNull();
});
