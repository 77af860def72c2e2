import { expect, test } from 'vitest';
import { refusedFields } from '@/lib/contracts/problem/refused-fields';
import { transferShapes } from './transfers.shape';

const { body } = transferShapes['transfers.create'];
const transfer = {
  payerAccountNumber: '000123',
  receiverAccountNumber: '000456',
  amount: 10.5,
  description: 'Caixa',
  clientReference: 't-1',
};

test('keeps the leading zeros of the accounts', () => {
  expect(body.parse(transfer)).toEqual(transfer);
});

test.each([
  ['payerAccountNumber', 123],
  ['payerAccountNumber', '123'],
  ['receiverAccountNumber', '0004567'],
  ['amount', 0],
  ['amount', 0.001],
  ['description', 'x'.repeat(501)],
  ['clientReference', 'x'.repeat(65)],
  ['virtualAccount', 'x'.repeat(51)],
])('refuses, naming the field, a wrong %s: %s', (field, value) => {
  expect(refusedFields(body, { ...transfer, [field]: value })).toEqual([field]);
});

test('leaves a transfer to the same account to the service, which has a code for it', () => {
  expect(refusedFields(body, { ...transfer, receiverAccountNumber: '000123' })).toEqual([]);
});
