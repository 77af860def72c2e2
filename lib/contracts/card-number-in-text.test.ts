import { expect, it } from 'vitest';
import { hasCardNumber } from './card-number-in-text';

it.each([
  '4111111111111111',
  'Pagou com o cartão 4111 1111 1111 1111 na loja.',
  'cartão 4111-1111-1111-1111',
  'Amex 3782 822463 10005.',
  '(5105105105105100)',
])('finds the card number in %j', (text) => {
  expect(hasCardNumber(text)).toBe(true);
});

it.each([
  'O pedido 47102 foi feito em 22 nov 2026, às 13:58.',
  '4111111111111112',
  'E18236120202611271432abcdef12345',
  'E1823612020261127143241111111111111111',
  'CNPJ 11222333000181 e 12.345.678/0001-95',
  'ligar para +5511999998888',
  'CPF 529.982.247-25',
  '1111 2222 3333',
  '41111111111111111111111',
  '',
])('finds none in %j', (text) => {
  expect(hasCardNumber(text)).toBe(false);
});
