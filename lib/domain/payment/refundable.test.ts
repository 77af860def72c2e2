import { describe, expect, test } from 'vitest';
import { transactionShapes } from '@/lib/contracts/pix/payments/transactions.shape';
import { openInfraction, refundable } from './refundable';

const { record } = transactionShapes['transactions.read'];
const transactionWith = (change = {}) =>
  record.parse({
    id: 'SVTX1',
    status: 'COMPLETED',
    type: 'DEPOSIT',
    amount: 100,
    createdAt: '2026-08-29T14:00:00.000Z',
    paidAt: '2026-08-29T15:00:00.000Z',
    ...change,
  });
const now = new Date('2026-11-01T12:00:00.000Z');

test.each([
  [{}, '100.00', null],
  [{ refundAmount: '30.5', refundStatus: 'COMPLETED', refundedAt: '2026-11-28T12:00:00.000Z' }, '69.50', null],
  [{ refundAmount: 30.5, refundStatus: 'COMPLETED', refundedAt: '2026-11-28T12:00:00.000Z' }, '69.50', null],
  [{ refundAmount: 30, refundStatus: 'PENDING' }, '70.00', 'pending'],
  [{ refundAmount: 30, refundStatus: 'CANCELED' }, '100.00', null],
  [{ refundAmount: 30, refundStatus: 'CANCELED', refundedAt: '2026-11-28T12:00:00.000Z' }, '70.00', null],
  [{ refundAmount: 30, refundStatus: 'WAITING_FOR_REFUND' }, '70.00', 'pending'],
  [{ refundAmount: 100, refundStatus: 'COMPLETED', refundedAt: '2026-11-28T12:00:00.000Z', status: 'REFUNDED' }, '0.00', 'nothing-left'],
  [{ refundAmount: 100, refundStatus: 'COMPLETED', refundedAt: '2026-11-28T12:00:00.000Z' }, '0.00', 'nothing-left'],
  [{ status: 'PENDING', paidAt: null }, '100.00', 'not-paid'],
  [{ status: 'EXPIRED', paidAt: null }, '100.00', 'not-paid'],
  [{ status: 'WAITING_FOR_REFUND' }, '100.00', 'pending'],
  [{ status: 'WAITING_FOR_REFUND', refundAmount: 30, refundStatus: 'CANCELED' }, '100.00', 'pending'],
  [{ type: 'WITHDRAW' }, '100.00', 'not-received'],
  [{ method: 'INTERNAL_TRANSFER' }, '100.00', 'internal'],
  [{ payerAccountNumber: '000123', receiverAccountNumber: '000456' }, '100.00', 'internal'],
])('%j leaves %s (%s)', (change, remainder, reason) => {
  expect(refundable(transactionWith(change), now)).toMatchObject({ remainder, reason });
});

describe('ninety days, to the end of the business day', () => {
  test.each([
    // Paid at noon and at 23:59 of 29 August in São Paulo: both until the end of 27 November there.
    ['2026-08-29T15:00:00.000Z', '2026-11-28T02:59:59.999Z', null],
    ['2026-08-29T15:00:00.000Z', '2026-11-28T03:00:00.000Z', 'too-late'],
    ['2026-08-30T02:59:00.000Z', '2026-11-28T02:59:59.999Z', null],
    ['2026-08-30T02:59:00.000Z', '2026-11-28T03:00:00.000Z', 'too-late'],
    // A minute later it is 30 August there: one day more, though the day in UTC is the same.
    ['2026-08-30T03:00:00.000Z', '2026-11-29T02:59:59.999Z', null],
    ['2026-08-30T03:00:00.000Z', '2026-11-29T03:00:00.000Z', 'too-late'],
  ])('paid %s, at %s: %s', (paidAt, at, reason) => {
    expect(refundable(transactionWith({ paidAt }), new Date(at)).reason).toBe(reason);
  });

  test('says until when', () => {
    expect(refundable(transactionWith(), now).until).toBe('2026-11-28T02:59:59.999Z');
  });
});

describe('an infraction blocks a refund', () => {
  test.each(['WAITING_PSP', 'OPEN', 'ACKNOWLEDGED', 'ANSWERED', 'WAITING_ADJUSTMENTS', 'DEFENDED', 'NEVER_SEEN', null])(
    '%s does',
    (status) => {
      expect(
        openInfraction(
          transactionWith({
            Infraction: [
              { id: 'SVIN1', status: 'CLOSED' },
              { id: 'SVIN2', status },
            ],
          }),
        )?.id,
      ).toBe('SVIN2');
    },
  );

  test.each([
    [[]],
    [
      [
        { id: 'SVIN1', status: 'CLOSED' },
        { id: 'SVIN2', status: 'CANCELLED' },
      ],
    ],
    [null],
  ])('%j does not', (Infraction) => {
    expect(openInfraction(transactionWith({ Infraction }))).toBeNull();
  });
});
