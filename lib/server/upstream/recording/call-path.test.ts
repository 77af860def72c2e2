import { expect, test } from 'vitest';
import { callPath } from './call-path';

const path = '/user/transactions/{id}';

test.each(['SVTX0001', 'sv20261127abcdefghij', 'USD', 'cb-1a', 'SVTX20261127150000K3F9QZ'])('id %s is written down', (id) => {
  expect(callPath({ path }, { id })).toBe(`/user/transactions/${id}`);
});

test.each([
  ['a CPF', '52998224725'],
  ['a CPF with a dash', '529982247-25'],
  ['a CNPJ', '11222333000181'],
  ['a CNPJ with letters', '12ABC34501DE35'],
  ['a phone', '5511987654321'],
  ['a phone after a word', 'tel-5511987654321'],
  ['a card number', '4111111111111111'],
  ['a random key', '123e4567-e89b-12d3-a456-426655440000'],
  ['a random key without dashes', '123e4567e89b12d3a456426655440000'],
  ['a number', '7'],
])('%s is not', (_, id) => {
  expect(callPath({ path }, { id })).toBe(path);
});

test('a path without parameters stays, and one without its value is left open', () => {
  expect(callPath({ path: '/user/balance' })).toBe('/user/balance');
  expect(callPath({ path })).toBe(path);
});
