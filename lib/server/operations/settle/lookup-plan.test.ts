import { describe, expect, test } from 'vitest';
import { changeAfterFailure, changeAfterMiss } from './lookup-plan';

const createdAt = new Date('2026-11-27T15:00:00.000Z');
const maxCallMs = 60_000;
/** A call lasts a minute at most, and may take effect half a minute after it. */
const over = 90_000;

function row(state: 'sending' | 'unknown' | 'not-found', reads: number) {
  return { state, reads, createdAt };
}

const at = (ms: number) => new Date(createdAt.getTime() + ms);
const secondsUntil = (next: Date | null, now: Date) => (next === null ? null : (next.getTime() - now.getTime()) / 1000);

describe('a lookup that finds nothing', () => {
  test.each([
    ['sending', 0, over + 1, 'unknown'],
    ['unknown', 3, over + 1, 'unknown'],
    ['unknown', 4, over, 'unknown'],
    ['unknown', 4, over + 1, 'not-found'],
    ['unknown', 30, over + 1, 'not-found'],
    ['unknown', 30, over, 'unknown'],
    ['not-found', 0, 0, 'not-found'],
  ] as const)('leaves %s after %i lookups and %i ms as %s', (state, reads, age, expected) => {
    expect(changeAfterMiss(row(state, reads), at(age), maxCallMs).state).toBe(expected);
  });

  test.each([1, 2, 4, 8, 15, 30, 60, 120, 300, 600, 1800, 3600].map((seconds, reads) => ({ reads, seconds })))(
    'after $reads lookups is repeated in $seconds seconds',
    ({ reads, seconds }) => {
      expect(secondsUntil(changeAfterMiss(row('unknown', reads), at(5), maxCallMs).nextReadAt, at(5))).toBe(seconds);
    },
  );

  test.each([
    ['unknown', 3600],
    ['not-found', null],
  ] as const)('after the last delay, an operation that is %s is looked up again in %s seconds', (state, seconds) => {
    expect(secondsUntil(changeAfterMiss(row(state, 12), at(over * 99), maxCallMs).nextReadAt, at(over * 99))).toBe(seconds);
  });
});

describe('a lookup that fails', () => {
  test.each([
    ['sending', 0, 'unknown', 1],
    ['unknown', 3, 'unknown', 8],
    ['unknown', 5, 'unknown', 30],
    ['unknown', 6, 'unknown', 30],
    ['unknown', 99, 'unknown', 30],
    ['not-found', 0, 'not-found', 3600],
  ] as const)('leaves %s after %i lookups as %s, to be repeated in %i seconds', (state, reads, expected, seconds) => {
    const change = changeAfterFailure(row(state, reads), at(over * 99));
    expect([change.state, secondsUntil(change.nextReadAt, at(over * 99))]).toEqual([expected, seconds]);
  });
});
