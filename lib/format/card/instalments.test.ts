import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toCents } from '@/lib/format/money/money';
import { instalmentsOf } from './instalments';

test('puts the remaining cents on the first instalments', () => {
  expect(instalmentsOf(toCents(10_000), 3)).toEqual({ count: 3, each: 3_333, withExtraCentavo: 1 });
  expect(instalmentsOf(toCents(10_000), 1)).toEqual({ count: 1, each: 10_000, withExtraCentavo: 0 });
});

test('always add up to the amount', () => {
  fc.assert(
    fc.property(fc.integer({ min: 100, max: 999_999_999 }), fc.integer({ min: 1, max: 12 }), (amount, count) => {
      const { each, withExtraCentavo } = instalmentsOf(toCents(amount), count);
      expect(each * count + withExtraCentavo).toBe(amount);
      expect(withExtraCentavo).toBeLessThan(count);
    }),
  );
});
