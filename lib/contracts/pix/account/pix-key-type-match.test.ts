import { describe, expect, test } from 'vitest';
import { pixKeyTypes } from '@/lib/contracts/pix/account/pix-keys';
import { matchesPixKeyType, parsePixKey } from './pix-key-type-match';

const keys = [
  ['cpf', '52998224725'],
  ['cnpj', '11222333000181'],
  ['cnpj', '12ABC34501DE35'],
  ['email', 'ana@loja.example'],
  ['phone', '+5511987654321'],
  ['phone', '+551132654321'],
  ['evp', '123e4567-e12b-12d1-a456-426655440000'],
] as const;

test.each(keys)('accepts as %s the key %s', (type, key) => {
  expect(matchesPixKeyType(key, type)).toBe(true);
});

test.each(keys)('accepts as %s only the key %s', (type, key) => {
  expect(pixKeyTypes.filter((other) => matchesPixKeyType(key, other))).toEqual([type]);
});

test.each([
  ['cpf', '529.982.247-25'],
  ['cpf', '52998224724'],
  ['cnpj', '12ABC34501DE36'],
  ['cnpj', '12abc34501de35'],
  ['email', 'Ana@loja.example'],
  ['email', 'ana%1@loja.example'],
  ['email', 'ana@loja'],
  ['email', `${'a'.repeat(65)}@loja.example`],
  ['phone', '5511987654321'],
  ['phone', '11987654321'],
  ['phone', '+1 202 555 0100'],
  ['phone', '+5501987654321'],
  ['evp', '123e4567e12b12d1a456426655440000'],
  ['evp', '123E4567-E12B-12D1-A456-426655440000'],
] as const)('refuses as %s the key %s', (type, key) => {
  expect(matchesPixKeyType(key, type)).toBe(false);
});

describe('a key as people type it', () => {
  test.each([
    ['529.982.247-25', [{ pixKey: '52998224725', pixType: 'cpf' }]],
    ['11.222.333/0001-81', [{ pixKey: '11222333000181', pixType: 'cnpj' }]],
    ['12.abc.345/01de-35', [{ pixKey: '12ABC34501DE35', pixType: 'cnpj' }]],
    [' Financeiro@Loja.Example ', [{ pixKey: 'financeiro@loja.example', pixType: 'email' }]],
    ['+55 (11) 98765-4321', [{ pixKey: '+5511987654321', pixType: 'phone' }]],
    ['(11) 98765-4321', [{ pixKey: '+5511987654321', pixType: 'phone' }]],
    ['5511987654321', [{ pixKey: '+5511987654321', pixType: 'phone' }]],
    ['123E4567-E12B-12D1-A456-426655440000', [{ pixKey: '123e4567-e12b-12d1-a456-426655440000', pixType: 'evp' }]],
    [
      '11987654374',
      [
        { pixKey: '11987654374', pixType: 'cpf' },
        { pixKey: '+5511987654374', pixType: 'phone' },
      ],
    ],
    ['ana@loja.example\u200b', [{ pixKey: 'ana@loja.example', pixType: 'email' }]],
    ['\ufeff529.982.247-25\r\n', [{ pixKey: '52998224725', pixType: 'cpf' }]],
    ['Chave Pix: ana@loja.example', [{ pixKey: 'ana@loja.example', pixType: 'email' }]],
    ['Pode mandar para (ana@loja.example), obrigado', [{ pixKey: 'ana@loja.example', pixType: 'email' }]],
    ['ana@loja.example ou rui@loja.example', []],
    ['', []],
    ['12345', []],
    ['não é chave', []],
  ])('%j', (text, keys) => {
    expect(parsePixKey(text)).toEqual(keys);
  });
});
