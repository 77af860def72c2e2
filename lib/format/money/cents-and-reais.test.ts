import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { instalmentsOf } from '@/lib/format/card/instalments';
import { formatCents } from './currency';
import { centsToReais, reaisToCents, reaisToNumber, toCents, toReais } from './money';
import { formatReais } from './money-text';
import { parseTypedMoney } from './typed-money';

const plain = (text: string) => text.replaceAll('\u00a0', ' ');
const cents = fc.integer({ min: 1, max: 999_999_999 }).map(toCents);

describe('one amount in both units', () => {
  test('10000 cents and 100.00 reais are both R$ 100,00', () => {
    expect(plain(formatCents(toCents(10_000), 'pt-BR'))).toBe('R$ 100,00');
    expect(plain(formatReais(toReais('100.00'), 'pt-BR'))).toBe('R$ 100,00');
    expect(centsToReais(toCents(10_000))).toBe('100.00');
    expect(reaisToCents(toReais('100.00'))).toBe(10_000);
  });

  test('a hundred cents are one real, not a hundred', () => {
    fc.assert(fc.property(cents, (amount) => Math.round(reaisToNumber(centsToReais(amount)) * 100) === amount));
  });

  test('cents become reais and cents again without losing one', () => {
    fc.assert(fc.property(cents, (amount) => reaisToCents(centsToReais(amount)) === amount));
  });

  test('an amount is displayed alike in either unit', () => {
    fc.assert(fc.property(cents, (amount) => formatCents(amount, 'pt-BR') === formatReais(centsToReais(amount), 'pt-BR')));
  });

  test.each(['pt-BR', 'en'] as const)('what is displayed as %s and typed again is the same number of cents', (locale) => {
    fc.assert(
      fc.property(cents, (amount) => {
        const read = parseTypedMoney(formatCents(amount, locale));
        expect(read.kind === 'value' && reaisToCents(read.value)).toBe(amount);
      }),
    );
  });
});

test.each([0.5, 99.99, Number.NaN, 2 ** 53])('%d is no number of cents', (value) => {
  expect(() => toCents(value)).toThrow(RangeError);
});

test('reais with a fraction of a cent are no cents', () => {
  expect(() => reaisToCents(toReais('0.115'))).toThrow(RangeError);
});

test('instalments add up to the amount, and differ by a cent at most', () => {
  fc.assert(
    fc.property(cents, fc.integer({ min: 1, max: 12 }), (amount, count) => {
      const { each, withExtraCentavo } = instalmentsOf(amount, count);
      return withExtraCentavo >= 0 && withExtraCentavo < count && each * count + withExtraCentavo === amount;
    }),
  );
});
