import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ticks } from './scale';

test('28 mil reais end at 30, in steps of 10', () => {
  expect(ticks(28_000_00)).toEqual([0, 10_000_00, 20_000_00, 30_000_00]);
});

test('a week without movement still has an axis', () => {
  expect(ticks(0).length).toBeGreaterThan(1);
});

test('the highest bar always fits, and few lines are drawn', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1e12 }), (highest) => {
      const axis = ticks(highest);
      expect(axis.at(-1)).toBeGreaterThanOrEqual(highest);
      expect(axis.length).toBeLessThanOrEqual(5);
    }),
  );
});
