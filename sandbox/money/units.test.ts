import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toReais } from '@/lib/format/money/money';
import { toUnits, unitsToReais, unitsToWire, wireToUnits } from './units';

test('the wire’s numbers and texts are exact', () => {
  expect(wireToUnits(0.115)).toBe(1_150n);
  expect(wireToUnits('30.5')).toBe(305_000n);
  expect(wireToUnits(4.35)).toBe(43_500n);
  expect(unitsToWire(1_150n)).toBe(0.115);
  expect(unitsToReais(305_000n)).toBe('30.50');
  expect(unitsToReais(-1n)).toBe('-0.0001');
});

test('an amount finer than 1/10000 of a real is refused, not rounded', () => {
  expect(() => toUnits(toReais('0.00001'))).toThrow(RangeError);
});

test('converting to units and back gives the same amount', () => {
  fc.assert(
    fc.property(fc.bigInt(-10_000_000_000_000n, 10_000_000_000_000n), (units) => {
      expect(wireToUnits(unitsToWire(units))).toBe(units);
      expect(toUnits(unitsToReais(units))).toBe(units);
    }),
  );
});
