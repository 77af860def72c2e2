import { describe, expect, test } from 'vitest';
import { transactionShapes } from './transactions.shape';

/** A deposit as the interface document writes it: fields that do not apply yet are null. */
const base = {
  id: 'SVTX0001',
  status: 'COMPLETED',
  type: 'DEPOSIT',
  amount: 248.9,
  callbackUrl: null,
  clientReference: 'order-1',
  virtualAccount: 'loja-1',
  qrCodeText: null,
  qrCodeBase64: null,
  qrCodeUrl: null,
  generatedName: null,
  generatedDocument: null,
  generatedEmail: null,
  serviceFeeCharged: 0.115,
  payerName: 'Ana Souza',
  payerDocument: '52998224725',
  payerInstitutionIspb: '00000000',
  payerInstitutionName: 'Banco A',
  payerAccountNumber: null,
  receiverName: 'Loja',
  receiverDocument: '11222333000181',
  receiverInstitutionIspb: '12345678',
  receiverInstitutionName: 'Banco B',
  receiverAccountNumber: '000123',
  endToEndId: 'E12345678202611271200abcdef12345',
  withdrawPixKey: null,
  withdrawPixType: null,
  paidAt: '2026-11-27T12:00:00.000Z',
  createdAt: '2026-11-27T11:59:00.000Z',
  updatedAt: '2026-11-27T12:00:00.000Z',
  cancellationReason: null,
  refundEndToEndId: null,
  refundAmount: '30.5',
  refundStatus: 'COMPLETED',
  refundReason: 'CUSTOMER_REQUEST',
  refundDescription: null,
  refundedAt: null,
} as const;

const { virtualAccount: _virtualAccount, ...withoutVirtualAccount } = base;
const withoutNulls = Object.fromEntries(Object.entries(base).filter(([, value]) => value !== null));

const list = transactionShapes['transactions.list'];
const read = transactionShapes['transactions.read'];
const one = (wire: unknown) => list.record.parse({ data: [wire] }).items[0];

test('is what the interface document writes', () => {
  expect(list.wire.parse({ data: [base], hasNextPage: false })).toEqual({ data: [base], hasNextPage: false });
});

test('parses amounts exactly, fees with all their decimals', () => {
  expect(one(base)).toMatchObject({ amount: '248.90', serviceFeeCharged: '0.115', refundAmount: '30.50' });
});

describe('parses the same transaction from every variant:', () => {
  test.each([
    ['the refunded amount as a number', { ...base, refundAmount: 30.5 }],
    ['the virtual account as virtualCount', { ...withoutVirtualAccount, virtualCount: 'loja-1' }],
    ['absent fields for null ones', withoutNulls],
    ['empty texts for null ones', { ...base, callbackUrl: '', qrCodeText: '' }],
    ['a field nobody knows', { ...base, refunds: [] }],
  ])('%s', (_, wire) => {
    expect(one(wire)).toEqual(one(base));
  });
});

test('keeps the method of the variant that has one', () => {
  expect(one(base)?.method).toBeNull();
  expect(one({ ...base, method: 'INTERNAL_TRANSFER' })?.method).toBe('INTERNAL_TRANSFER');
});

test.each(['ADJUSTMENT', 'LIQUIDATION', 'SOMETHING_NEW'])('accepts the type %s, and any status', (word) => {
  expect(one({ ...base, type: word, status: word, refundStatus: word })).toMatchObject({ type: word, status: word, refundStatus: word });
});

test.each([
  ['id', ''],
  ['amount', null],
  ['amount', 'R$ 10'],
  ['createdAt', null],
])('refuses a transaction whose %s is %o', (field, value) => {
  expect(read.record.safeParse({ ...base, [field]: value }).success).toBe(false);
});

test.each([
  ['paidAt', 'sem data', null],
  ['refundAmount', 'trinta', null],
  ['payerName', { first: 'Ana' }, null],
  ['status', 2, 'UNKNOWN'],
])('reads a %s of %o as missing, and the rest as always', (field, value, read) => {
  expect(one({ ...base, [field]: value })).toEqual({ ...one(base), [field]: read });
});

describe('one transaction', () => {
  const callback = { id: 'cb1', url: 'https://loja.example', status: 200, responseTime: 12, createdAt: '2026-11-27T12:00:01.000Z' };
  const infraction = { id: 'in1', status: 'OPEN', createdAt: '2026-11-28T12:00:00.000Z', updatedAt: '2026-11-28T12:00:00.000Z' };

  test('comes with its callbacks and infractions', () => {
    const wire = { ...base, CallbackLog: [callback], Infraction: [infraction] };
    expect(read.wire.parse(wire)).toEqual(wire);
    expect(read.record.parse(wire)).toMatchObject({ id: 'SVTX0001', callbacks: [callback], infractions: [infraction], raw: wire });
  });

  test.each([
    ['lists in small letters', { callbackLogs: [callback], infractions: [infraction] }],
    ['one infraction as an object', { CallbackLog: [callback], infraction }],
  ])('parses %s alike', (_, variant) => {
    expect(read.record.parse({ ...base, ...variant })).toMatchObject({ callbacks: [callback], infractions: [infraction] });
  });

  test('distinguishes a missing list from an empty one', () => {
    expect(read.record.parse(base)).toMatchObject({ callbacks: null, infractions: null });
    expect(read.record.parse({ ...base, CallbackLog: [], Infraction: [] })).toMatchObject({ callbacks: [], infractions: [] });
  });
});
