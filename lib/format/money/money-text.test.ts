import { describe, expect, test } from 'vitest';
import { formatCents } from './currency';
import { toCents, toReais } from './money';
import { formatReais, formatReaisParts, plainReais } from './money-text';

describe('formatReais', () => {
  test.each([
    ['1234.56', 'R$\u00a01.234,56', 'R$\u00a01,234.56'],
    ['-12.3', '−R$\u00a012,30', '−R$\u00a012.30'],
    ['0', 'R$\u00a00,00', 'R$\u00a00.00'],
    ['0.115', 'R$\u00a00,115', 'R$\u00a00.115'],
    ['123456789012345.67', 'R$\u00a0123.456.789.012.345,67', 'R$\u00a0123,456,789,012,345.67'],
  ])('writes %s', (value, portuguese, english) => {
    expect(formatReais(toReais(value), 'pt-BR')).toBe(portuguese);
    expect(formatReais(toReais(value), 'en')).toBe(english);
  });

  test('writes the plus of incoming money only on request, and none before zero', () => {
    expect(formatReais(toReais('248.90'), 'pt-BR', { sign: 'always' })).toBe('+R$\u00a0248,90');
    expect(formatReais(toReais('-248.90'), 'pt-BR', { sign: 'always' })).toBe('−R$\u00a0248,90');
    expect(formatReais(toReais('0.00'), 'pt-BR', { sign: 'always' })).toBe('R$\u00a00,00');
  });

  test('returns its parts separately', () => {
    expect(formatReaisParts(toReais('-1234.56'), 'pt-BR')).toEqual({ sign: '−', currency: 'R$', number: '1.234,56' });
  });
});

test('shows 10000 cents and 100.00 reais alike', () => {
  expect(formatCents(toCents(10_000), 'pt-BR')).toBe(formatReais(toReais('100.00'), 'pt-BR'));
});

test('writes plain amounts without currency, grouping or special characters', () => {
  expect(plainReais(toReais('-1234.56'), 'pt-BR')).toBe('-1234,56');
  expect(plainReais(toReais('-1234.56'), 'en')).toBe('-1234.56');
});
