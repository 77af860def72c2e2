import { expect, test } from 'vitest';
import { pendingDepositShapes } from './pending-deposits.shape';

const base = {
  id: 'pd1',
  status: 'PENDING',
  amount: 10.5,
  payerName: null,
  payerDocument: '52998224725',
  payerAccountNumber: null,
  payerInstitutionIspb: '00000000',
  payerInstitutionName: null,
  receiverName: null,
  receiverDocument: null,
  receiverAccountNumber: null,
  receiverInstitutionIspb: null,
  receiverInstitutionName: null,
  endToEndId: 'E12345678202611271200abcdef12345',
  pixKey: 'ana@loja.example',
  description: null,
  paidAt: '2026-11-27T12:00:00.000Z',
  approvedAt: null,
  rejectedAt: null,
  rejectionReason: null,
  transactionId: null,
  createdAt: '2026-11-27T12:00:00.000Z',
  updatedAt: '2026-11-27T12:00:00.000Z',
};
const { wire, record } = pendingDepositShapes['pendingDeposits.read'];

test('is parsed from what the service writes', () => {
  expect(wire.parse(base)).toEqual(base);
  expect(record.parse(base)).toEqual({ ...base, amount: '10.50' });
});

test('parses absent fields as null and accepts any status', () => {
  const known = Object.fromEntries(Object.entries(base).filter(([, value]) => value !== null));
  expect(record.parse(known)).toEqual(record.parse(base));
  expect(record.parse({ ...base, status: 'ON_HOLD' }).status).toBe('ON_HOLD');
});

test('is listed flat', () => {
  const page = { page: 1, limit: 20, hasNextPage: true, data: [base] };
  expect(pendingDepositShapes['pendingDeposits.list'].record.parse(page)).toMatchObject({ hasNext: true, items: [{ id: 'pd1' }] });
});
