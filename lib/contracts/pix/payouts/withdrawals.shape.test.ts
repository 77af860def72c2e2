import { describe, expect, test } from 'vitest';
import { refusedFields } from '@/lib/contracts/problem/refused-fields';
import { withdrawalShapes } from './withdrawals.shape';

const toKey = withdrawalShapes['withdrawals.create'].body;
const toQrCode = withdrawalShapes['withdrawals.createFromQrCode'].body;

const withdrawal = {
  amount: 0.01,
  pixKey: '+5511987654321',
  pixType: 'phone',
  callbackUrl: 'https://loja.example/callbacks',
  description: 'Repasse',
  clientReference: 'payout-1',
  virtualAccount: 'loja-1',
};

describe('to a key', () => {
  test('is sent unchanged', () => {
    expect(toKey.parse(withdrawal)).toEqual(withdrawal);
  });

  test.each([
    ['amount', 0],
    ['amount', 0.015],
    ['pixKey', ''],
    ['pixKey', '11987654321'],
    ['pixType', 'PHONE'],
    ['clientReference', 'x'.repeat(65)],
    ['virtualAccount', 'x'.repeat(51)],
    ['emv', '000201'],
  ])('refuses, naming the field, a wrong %s: %s', (field, value) => {
    expect(refusedFields(toKey, { ...withdrawal, [field]: value })).toEqual([field]);
  });

  test('reports a key that does not match its type, even when the amount is invalid too', () => {
    expect(refusedFields(toKey, { ...withdrawal, amount: 0, pixType: 'cpf' })).toEqual(['amount', 'pixKey']);
  });
});

describe('to a QR code', () => {
  test('needs no amount, or one of at least ten centavos', () => {
    expect(toQrCode.parse({ qrCode: '000201' })).toEqual({ qrCode: '000201' });
    expect(refusedFields(toQrCode, { qrCode: '000201', amount: 0.1 })).toEqual([]);
    expect(refusedFields(toQrCode, { qrCode: '000201', amount: 0.09 })).toEqual(['amount']);
  });

  test('names the code `qrCode`, not `emv`', () => {
    expect(refusedFields(toQrCode, { emv: '000201' })).toEqual(['qrCode', 'emv']);
  });
});
