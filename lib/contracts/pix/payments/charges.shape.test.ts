import { describe, expect, test } from 'vitest';
import { refusedFields } from '@/lib/contracts/problem/refused-fields';
import { chargeShapes } from './charges.shape';

const { body } = chargeShapes['charges.create'];

const full = {
  amount: 248.9,
  callbackUrl: 'https://loja.example/callbacks',
  generatedName: 'João da Silva',
  generatedEmail: 'joao@loja.example',
  generatedDocument: '52998224725',
  expiresIn: 600,
  clientReference: 'order-1',
  virtualAccount: 'loja-1',
};

test('is sent unchanged, with the documented default for what is left out', () => {
  expect(body.parse(full)).toEqual(full);
  expect(body.parse({ amount: 1 })).toEqual({ amount: 1, expiresIn: 600 });
});

test('has the same body under its older name', () => {
  expect(chargeShapes['charges.createLegacy'].body).toBe(body);
});

describe('refuses, naming the field,', () => {
  test.each([
    ['amount', 0.99],
    ['amount', 1.999],
    ['callbackUrl', 'loja'],
    ['generatedName', 'Ana-Maria'],
    ['generatedEmail', 'joao@'],
    ['generatedDocument', '529.982.247-25'],
    ['expiresIn', 0],
    ['expiresIn', 172_001],
    ['expiresIn', 1.5],
    ['clientReference', 'x'.repeat(65)],
    ['virtualAccount', 'x'.repeat(51)],
  ])('a wrong %s: %s', (field, value) => {
    expect(refusedFields(body, { ...full, [field]: value })).toEqual([field]);
  });

  test('a missing amount and an unknown field', () => {
    const { amount: _amount, ...rest } = full;
    expect(refusedFields(body, { ...rest, currency: 'BRL' })).toEqual(['amount', 'currency']);
  });

  test('all invalid fields at once', () => {
    expect(refusedFields(body, { amount: 0, generatedName: '1', clientReference: '' })).toEqual([
      'amount',
      'generatedName',
      'clientReference',
    ]);
  });
});

test.each([1, 172_000])('allows a charge to live for %d seconds', (expiresIn) => {
  expect(refusedFields(body, { amount: 1, expiresIn })).toEqual([]);
});
