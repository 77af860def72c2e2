import { expect, test } from 'vitest';
import { refusedFields } from '@/lib/contracts/problem/refused-fields';
import { qrCodeShapes } from './qr-codes.shape';

const { body, wire, record } = qrCodeShapes['qrCodes.read'];

const base = {
  qrCodeType: 'DYNAMIC',
  name: 'Loja',
  document: '11222333000181',
  amount: 105,
  originalAmount: 100,
  txid: 'abc123',
  additionalInfo: null,
  expiresIn: 600,
  createdAt: '2026-11-27T12:00:00.000',
};

const expected = {
  ...base,
  amount: '105.00',
  originalAmount: '100.00',
  createdAt: '2026-11-27T12:00:00.000Z',
  amountEditable: false,
  dueDate: null,
};

test('parses both amounts, and the instant without a zone as UTC', () => {
  expect(wire.parse(base)).toEqual(base);
  expect(record.parse(base)).toEqual(expected);
});

test.each(['2026-11-27T12:00:00.000Z', '2026-11-27T12:00:00-03:00', '2026-11-27'])('leaves %s unchanged', (createdAt) => {
  expect(record.parse({ ...base, createdAt }).createdAt).toBe(createdAt);
});

test('parses what a later version adds', () => {
  expect(record.parse({ ...base, amountEditable: true, dueDate: '2026-12-01' })).toEqual({
    ...expected,
    amountEditable: true,
    dueDate: '2026-12-01',
  });
});

test('parses a static code, which has no amount and does not expire', () => {
  const fixed = { qrCodeType: 'STATIC', name: 'Loja', document: '11222333000181', amount: null, originalAmount: null, expiresIn: 0 };
  expect(record.parse(fixed)).toMatchObject({ amount: null, originalAmount: null, txid: null, expiresIn: 0, createdAt: null });
});

test('is sent as `emv`', () => {
  expect(refusedFields(body, { emv: '000201' })).toEqual([]);
  expect(refusedFields(body, { qrCode: '000201' })).toEqual(['emv', 'qrCode']);
  expect(refusedFields(body, { emv: 'x'.repeat(1025) })).toEqual(['emv']);
});
