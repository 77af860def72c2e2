import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { instalmentsOf } from './instalments';
import { centsToReais, reaisToCents, reaisToNumber, toCents, toReais } from './money';
import { formatCents, formatReais } from './money-text';
import { parseTypedMoney } from './typed-money';

const plain = (text: string) => text.replaceAll('\u00a0', ' ');
const cents = fc.integer({ min: 1, max: 999_999_999 }).map(toCents);

describe('one amount, twice', () => {
  it('10000 cents and 100.00 reais are both R$ 100,00', () => {
    expect(plain(formatCents(toCents(10_000), 'pt-BR'))).toBe('R$ 100,00');
    expect(plain(formatReais(toReais('100.00'), 'pt-BR'))).toBe('R$ 100,00');
    expect(centsToReais(toCents(10_000))).toBe('100.00');
    expect(reaisToCents(toReais('100.00'))).toBe(10_000);
  });

  it('a hundred cents are one real, not a hundred', () => {
    fc.assert(fc.property(cents, (amount) => Math.round(reaisToNumber(centsToReais(amount)) * 100) === amount));
  });

  it('cents become reais and cents again without losing one', () => {
    fc.assert(fc.property(cents, (amount) => reaisToCents(centsToReais(amount)) === amount));
  });

  it('an amount shown in either is shown alike', () => {
    fc.assert(fc.property(cents, (amount) => formatCents(amount, 'pt-BR') === formatReais(centsToReais(amount), 'pt-BR')));
  });

  it.each(['pt-BR', 'en'] as const)('what is shown in %s and typed again is the same number of cents', (locale) => {
    fc.assert(
      fc.property(cents, (amount) => {
        const read = parseTypedMoney(formatCents(amount, locale));
        expect(read.kind === 'value' && reaisToCents(read.value)).toBe(amount);
      }),
    );
  });
});

it.each([0.5, 99.99, Number.NaN, 2 ** 53])('%d is no number of cents', (value) => {
  expect(() => toCents(value)).toThrow(RangeError);
});

it('reais with a part of a cent are no cents', () => {
  expect(() => reaisToCents(toReais('0.115'))).toThrow(RangeError);
});

it('instalments add up to the amount, and differ by a cent at most', () => {
  fc.assert(
    fc.property(cents, fc.integer({ min: 1, max: 12 }), (amount, count) => {
      const { each, dearer } = instalmentsOf(amount, count);
      return dearer >= 0 && dearer < count && each * count + dearer === amount;
    }),
  );
});
