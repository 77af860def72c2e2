import { expect, test } from 'vitest';
import { toReais } from './money';
import { formatRate } from './rate';

test.each([
  ['5.35', 'pt-BR', 'R$ 5,3500'],
  ['0.0038', 'pt-BR', 'R$ 0,0038'],
  ['1234.123456', 'pt-BR', 'R$ 1.234,123456'],
  ['1234.5', 'en', 'R$ 1,234.5000'],
] as const)('%s in %s is %s', (rate, locale, text) => {
  expect(formatRate(toReais(rate), locale)).toBe(text);
});
