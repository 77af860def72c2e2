import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { centsToReais, toCents, toReais } from '@/lib/format/money/money';
import { moneyWords } from './money-words';

describe('moneyWords in Portuguese', () => {
  test.each([
    ['0', 'zero reais'],
    ['0.01', 'um centavo'],
    ['0.10', 'dez centavos'],
    ['1', 'um real'],
    ['1.01', 'um real e um centavo'],
    ['16', 'dezesseis reais'],
    ['30.50', 'trinta reais e cinquenta centavos'],
    ['100', 'cem reais'],
    ['101', 'cento e um reais'],
    ['248.90', 'duzentos e quarenta e oito reais e noventa centavos'],
    ['1000', 'mil reais'],
    ['1001', 'mil e um reais'],
    ['1200', 'mil e duzentos reais'],
    ['1234.56', 'mil duzentos e trinta e quatro reais e cinquenta e seis centavos'],
    ['21100', 'vinte e um mil e cem reais'],
    ['100000', 'cem mil reais'],
    ['1000000', 'um milhão de reais'],
    ['1200000', 'um milhão e duzentos mil reais'],
    ['2000001', 'dois milhões e um reais'],
    ['3000000000', 'três bilhões de reais'],
    ['1234567.89', 'um milhão duzentos e trinta e quatro mil quinhentos e sessenta e sete reais e oitenta e nove centavos'],
  ])('%s is "%s"', (value, words) => {
    expect(moneyWords(toReais(value), 'pt-BR')).toBe(words);
  });
});

describe('moneyWords in English', () => {
  test.each([
    ['0', 'zero reais'],
    ['0.01', 'one centavo'],
    ['1', 'one real'],
    ['21', 'twenty-one reais'],
    ['100', 'one hundred reais'],
    ['248.90', 'two hundred forty-eight reais and ninety centavos'],
    ['1000', 'one thousand reais'],
    ['1234.56', 'one thousand two hundred thirty-four reais and fifty-six centavos'],
    ['2000001', 'two million one reais'],
  ])('%s is "%s"', (value, words) => {
    expect(moneyWords(toReais(value), 'en')).toBe(words);
  });
});

const amounts = fc.integer({ min: 0, max: 99_999_999_999_999 });

test.each(['pt-BR', 'en'] as const)('two different amounts never have the same text: %s', (locale) => {
  fc.assert(
    fc.property(amounts, amounts, (one, other) => {
      const words = (cents: number) => moneyWords(centsToReais(toCents(cents)), locale);
      expect(words(one) === words(other)).toBe(one === other);
    }),
  );
});

test.each(['pt-BR', 'en'] as const)('has words with single spaces between them: %s', (locale) => {
  fc.assert(
    fc.property(amounts, (cents) => {
      expect(moneyWords(centsToReais(toCents(cents)), locale)).toMatch(/^[\p{Ll}-]+( [\p{Ll}-]+)*$/u);
    }),
  );
});

test('refuses fractions of a centavo', () => {
  expect(() => moneyWords(toReais('0.115'), 'pt-BR')).toThrow(RangeError);
});
