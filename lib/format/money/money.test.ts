import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addReais,
  centsToReais,
  compareReais,
  isZeroReais,
  negateReais,
  reaisToCents,
  reaisToNumber,
  roundToCents,
  subtractReais,
  sumReais,
  toCents,
  toReais,
} from './money';

const cents = fc.integer({ min: -1_000_000_000_000_00, max: 1_000_000_000_000_00 });
const reais = fc
  .record({ units: fc.bigInt({ min: -(10n ** 14n), max: 10n ** 14n }), scale: fc.integer({ min: 0, max: 6 }) })
  .map(({ units, scale }) => {
    const digits = (units < 0n ? -units : units).toString().padStart(scale + 1, '0');
    const text = scale === 0 ? digits : `${digits.slice(0, -scale)}.${digits.slice(-scale)}`;
    return toReais(units < 0n ? `-${text}` : text);
  });

describe('toReais', () => {
  test.each([
    [248.9, '248.90'],
    ['248.90', '248.90'],
    ['30.5', '30.50'],
    [30, '30.00'],
    [0.115, '0.115'],
    ['0.1150', '0.115'],
    ['0.10', '0.10'],
    [-12, '-12.00'],
    ['-0.5', '-0.50'],
    [0, '0.00'],
    [-0, '0.00'],
    ['-0.00', '0.00'],
    ['007.5', '7.50'],
    [0.29, '0.29'],
    [1.005, '1.005'],
    [4.04, '4.04'],
    [4.35, '4.35'],
    [0.01, '0.01'],
    [9_999_999_999_999, '9999999999999.00'],
    [0.1 + 0.2, '0.30'],
  ])('parses %s as %s', (wire, canonical) => {
    expect(toReais(wire)).toBe(canonical);
  });

  test.each([
    Number.NaN,
    Number.POSITIVE_INFINITY,
    Number.NEGATIVE_INFINITY,
    1e21,
    1e13,
    1e-7,
    '',
    ' ',
    '1e3',
    '1,50',
    '.5',
    '5.',
    '+5',
    '0x10',
    '1.234,56',
    '1234567890123456',
    'NaN',
  ])('refuses %s', (wire) => {
    expect(() => toReais(wire)).toThrow(RangeError);
  });

  test('is the same for the number and the text of any amount in cents', () => {
    fc.assert(
      fc.property(fc.integer({ min: -999_999_999_999_999, max: 999_999_999_999_999 }), (amount) => {
        const exact = centsToReais(toCents(amount));
        expect(toReais(amount / 100)).toBe(exact);
        expect(toReais(exact)).toBe(exact);
      }),
    );
  });
});

describe('arithmetic in reais', () => {
  test.each([
    ['0.10', '0.20', '0.30'],
    ['4.35', '-4.35', '0.00'],
    ['0.115', '0.005', '0.12'],
    ['10.00', '0.115', '10.115'],
  ])('adds %s and %s to %s', (left, right, total) => {
    expect(addReais(toReais(left), toReais(right))).toBe(total);
  });

  test('subtracts 0,10 and 0,20 from 1,00 and leaves exactly 0,70', () => {
    expect(subtractReais(subtractReais(toReais('1.00'), toReais('0.10')), toReais('0.20'))).toBe('0.70');
  });

  test('sums nothing to zero and many cents without drift', () => {
    expect(sumReais([])).toBe('0.00');
    expect(sumReais(Array.from({ length: 1000 }, () => toReais('0.01')))).toBe('10.00');
  });

  test('orders by amount and not by text', () => {
    const sorted = ['10.00', '9.00', '-1.00', '9.005'].map(toReais).sort(compareReais);
    expect(sorted).toEqual(['-1.00', '9.00', '9.005', '10.00']);
    expect(compareReais(toReais('30.5'), toReais('30.50'))).toBe(0);
  });

  test('knows zero and negation', () => {
    expect(isZeroReais(toReais('-0.000'))).toBe(true);
    expect(isZeroReais(toReais('0.001'))).toBe(false);
    expect(negateReais(toReais('0.00'))).toBe('0.00');
    expect(negateReais(toReais('-12.30'))).toBe('12.30');
  });

  test('obeys the laws of addition', () => {
    fc.assert(
      fc.property(reais, reais, reais, (a, b, c) => {
        expect(addReais(a, b)).toBe(addReais(b, a));
        expect(addReais(addReais(a, b), c)).toBe(addReais(a, addReais(b, c)));
        expect(subtractReais(addReais(a, b), b)).toBe(a);
        expect(compareReais(a, b) + compareReais(b, a)).toBe(0);
      }),
    );
  });
});

test.each([
  ['0.125', '0.13'],
  ['0.1249', '0.12'],
  ['-0.125', '-0.13'],
  ['0.994999', '0.99'],
  ['12.00', '12.00'],
  ['-3.1', '-3.10'],
])('%s in whole centavos is %s', (value, rounded) => {
  expect(roundToCents(toReais(value))).toBe(rounded);
});

describe('cents', () => {
  test('are whole and safe numbers', () => {
    expect(toCents(10_000)).toBe(10_000);
    expect(Object.is(toCents(-0), 0)).toBe(true);
    for (const wrong of [0.5, Number.NaN, 2 ** 53, Number.POSITIVE_INFINITY]) {
      expect(() => toCents(wrong)).toThrow(RangeError);
    }
  });

  test('10000 are 100,00 reais, as in the card interface', () => {
    expect(centsToReais(toCents(10_000))).toBe('100.00');
    expect(centsToReais(toCents(-5))).toBe('-0.05');
  });

  test('convert to reais and back unchanged', () => {
    fc.assert(
      fc.property(cents, (amount) => {
        expect(reaisToCents(centsToReais(toCents(amount)))).toBe(amount);
      }),
    );
  });

  test('are refused where a fraction of a cent would be lost', () => {
    expect(() => reaisToCents(toReais('0.115'))).toThrow(RangeError);
    expect(() => reaisToCents(toReais('999999999999999.00'))).toThrow(RangeError);
  });
});

describe('reaisToNumber', () => {
  test('returns the number that parses to the same amount', () => {
    fc.assert(
      fc.property(cents, (amount) => {
        const value = centsToReais(toCents(Math.trunc(amount / 10)));
        expect(toReais(reaisToNumber(value))).toBe(value);
      }),
    );
    expect(JSON.stringify(reaisToNumber(toReais('1841.62')))).toBe('1841.62');
  });

  test('refuses what a number cannot represent', () => {
    expect(() => reaisToNumber(toReais('999999999999999.01'))).toThrow(RangeError);
    expect(() => reaisToNumber(toReais('123456789012.123456'))).toThrow(RangeError);
  });
});

test.each([
  ['text that is no decimal', () => toReais('1,50'), 'Not an amount in reais: 1,50'],
  ['a fraction of a cent as cents', () => toCents(0.5), 'Not an amount in cents: 0.5'],
  ['reais with a fraction of a cent', () => reaisToCents(toReais('0.115')), 'Not a whole number of cents: 0.115'],
  ['reais that no number stands for', () => reaisToNumber(toReais('123456789012.123456')), 'No exact number for 123456789012.123456'],
])('the refusal of %s names the amount', (_, convert, message) => {
  expect(convert).toThrow(new RangeError(message));
});
