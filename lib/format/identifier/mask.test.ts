import { expect, test } from 'vitest';
import { maskAccount, maskEmail, maskName, maskPhone, maskPixKey } from './mask';

test.each([
  ['joana@example.com', 'j***@example.com'],
  ['a@example.com', 'a***@example.com'],
  ['joana', '•••'],
  ['@example.com', '•••'],
  ['two@at@example.com', '•••'],
  ['', '•••'],
])('masks the e-mail %j to %s', (email, masked) => {
  expect(maskEmail(email)).toBe(masked);
});

test('shows the last four digits of a phone', () => {
  expect(maskPhone('+5511987654321')).toBe('*****-4321');
  expect(maskPhone('(11) 98765-4321')).toBe('*****-4321');
  expect(maskPhone('4321')).toBe('•••');
});

test('shows the first name and the initial of the last one', () => {
  expect(maskName('Marina de Souza Couto')).toBe('Marina C.');
  expect(maskName('  Padaria ')).toBe('Padaria');
  expect(maskName('')).toBe('•••');
});

test('shows the last two digits of an account', () => {
  expect(maskAccount('012345')).toBe('****45');
  expect(maskAccount('45')).toBe('•••');
});

test.each([
  ['12345678909', 'cpf', '***.456.789-**'],
  ['11222333000181', 'cnpj', '**.222.333/0001-**'],
  ['+5511987654321', 'phone', '*****-4321'],
  ['joana@example.com', 'email', 'j***@example.com'],
  ['123e4567-e12b-12d1-a456-426655440000', 'evp', '123e…0000'],
  ['12345678909', 'evp', '•••'],
  ['12345678909', 'something-new', '•••'],
  ['11987654321', '', '•••'],
])('masks the key %s of type %j to %s', (key, type, masked) => {
  expect(maskPixKey(key, type)).toBe(masked);
});
