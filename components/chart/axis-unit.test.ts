import fc from 'fast-check';
import { expect, test } from 'vitest';
import { axisUnit } from './axis-unit';

test.each([
  [0, 'reais'],
  [2999_99, 'reais'],
  [3000_00, 'thousands'],
  [28_000_00, 'thousands'],
  [1_000_000_00, 'millions'],
])('a highest total of %i centavos is told in %s', (highest, name) => {
  expect(axisUnit(highest).name).toBe(name);
});

test('below a billion reais no total is longer than "1.000,0"', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 999_999_999_99 }), (highest) => {
      const { centavos, digits } = axisUnit(highest);
      const text = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: digits, maximumFractionDigits: digits }).format(
        highest / centavos,
      );
      expect(text.length).toBeLessThanOrEqual('1.000,0'.length);
    }),
  );
});
