import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { centsToReais, reaisToCents, toCents, toReais } from './money';
import { formatReais, plainReais } from './money-text';
import { parseTypedMoney } from './typed-money';

describe('parseTypedMoney', () => {
  test('reads an amount without the signs that nobody sees', () => {
    expect(parseTypedMoney('\u202dR$\u00a01.234,56\u202c\u200b')).toEqual({ kind: 'value', value: '1234.56' });
  });

  test.each([
    ['1.234,56', '1234.56'],
    ['1,234.56', '1234.56'],
    ['1234.5', '1234.50'],
    ['1234,5', '1234.50'],
    ['1234', '1234.00'],
    ['R$ 1.234,56', '1234.56'],
    ['R$\u00a01.234,56', '1234.56'],
    ['R$\u202f1.234,56', '1234.56'],
    ['r$12', '12.00'],
    ['  0,10  ', '0.10'],
    ['0.10', '0.10'],
    ['0,29', '0.29'],
    ['4,04', '4.04'],
    ['11,01', '11.01'],
    ['0,01', '0.01'],
    ['6,95', '6.95'],
    ['0', '0.00'],
    ['007', '7.00'],
    [',50', '0.50'],
    ['1.234.567', '1234567.00'],
    ['1,234,567', '1234567.00'],
    ['1.234.567,8', '1234567.80'],
    ['1 234,56', '1234.56'],
    ['３０，５０', '30.50'],
    ['999.999.999.999,99', '999999999999.99'],
  ])('parses %j as %s', (text, value) => {
    expect(parseTypedMoney(text)).toEqual({ kind: 'value', value });
  });

  test.each([
    ['1.234', '1234.00'],
    ['1,234', '1234.00'],
    ['R$ 999.000', '999000.00'],
    ['12,345', '12345.00'],
    ['1,005', '1005.00'],
  ])('asks about %j, offering %s', (text, reading) => {
    expect(parseTypedMoney(text)).toEqual({ kind: 'ambiguous', readings: [reading] });
  });

  test.each([
    ['', 'empty'],
    ['   ', 'empty'],
    ['R$', 'empty'],
    ['abc', 'characters'],
    ['12 reais', 'characters'],
    ['1e5', 'characters'],
    ['-', 'characters'],
    [',', 'characters'],
    ['12-', 'characters'],
    ['1\n2', 'characters'],
    ['1.23.456,00', 'grouping'],
    ['1,234.567.890', 'grouping'],
    ['0.123.456', 'grouping'],
    ['01.234,56', 'grouping'],
    ['1 2', 'grouping'],
    ['1.234 567,00', 'grouping'],
    ['0,005', 'decimals'],
    ['1234,567', 'decimals'],
    ['1.234,567', 'decimals'],
    ['12,', 'decimals'],
    ['1,2345', 'decimals'],
    ['-12,00', 'negative'],
    ['−12,00', 'negative'],
    ['R$ -12', 'negative'],
    ['-R$ 1.234', 'negative'],
    ['1000000000000', 'too-large'],
    ['1.000.000.000.000,00', 'too-large'],
  ])('refuses %j: %s', (text, reason) => {
    expect(parseTypedMoney(text)).toEqual({ kind: 'invalid', reason });
  });

  test('parses every amount the product shows or copies, in each language', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99_999_999_999_999 }), fc.constantFrom('pt-BR' as const, 'en' as const), (cents, locale) => {
        const value = centsToReais(toCents(cents));
        expect(parseTypedMoney(formatReais(value, locale))).toEqual({ kind: 'value', value });
        expect(parseTypedMoney(plainReais(value, locale))).toEqual({ kind: 'value', value });
      }),
    );
  });

  test('never throws, and a value is never negative nor finer than a cent', () => {
    const money = fc.string({ unit: fc.constantFrom(...'0123456789.,  -R$'), maxLength: 24 });
    fc.assert(
      fc.property(fc.oneof(money, fc.string({ unit: 'binary' })), (text) => {
        const read = parseTypedMoney(text);
        const value = read.kind === 'value' ? read.value : toReais(0);
        expect(reaisToCents(value)).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});
