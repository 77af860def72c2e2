import { expect, test } from 'vitest';
import { searchFor } from '@/lib/contracts/address';
import { transactions } from '@/lib/contracts/pix/payments/transactions';
import { transactionRecord } from '@/lib/contracts/pix/payments/transactions.shape';
import { toReais } from '@/lib/format/money/money';
import { serviceZone } from '@/lib/format/zone';
import { addressOf } from '@/lib/lists/definition/list';
import { viewDays } from '@/lib/lists/definition/period-view';
import { rowSelection } from '@/lib/lists/definition/row-filters';
import { chargeList } from './charges';

// 23:30 of 26 November in Brasília.
const now = new Date('2026-11-27T02:30:00Z');
const paid = transactionRecord.parse({
  id: 'SVTX1',
  type: 'DEPOSIT',
  status: 'COMPLETED',
  amount: 100,
  createdAt: '2026-11-26T11:00:00.000Z',
});

test('requests deposits of the last seven business days of Brasília', () => {
  expect(chargeList.input({}, { now, zone: serviceZone }).query).toEqual({
    type: ['DEPOSIT'],
    page: 1,
    limit: 20,
    dateFrom: '2026-11-20T03:00:00.000Z',
    dateTo: '2026-11-27T02:59:59.999Z',
  });
});

test('two days are accepted in either order; a start alone reaches until today, an end alone is that day', () => {
  expect(viewDays({ from: '2026-11-20', to: '2026-11-10' }, now, serviceZone)).toEqual({ from: '2026-11-10', to: '2026-11-20' });
  expect(viewDays({ from: '2026-11-20' }, now, serviceZone)).toEqual({ from: '2026-11-20', to: '2026-11-26' });
  expect(viewDays({ to: '2026-11-20' }, now, serviceZone)).toEqual({ from: '2026-11-20', to: '2026-11-20' });
});

test('the same view has one URL', () => {
  expect(addressOf(chargeList, { period: 'today', status: ['PENDING'] })).toBe('/charges?status=PENDING&period=today');
});

test('filters by what became of refunds, which the service is not asked for, beside the filters it has', () => {
  const view = { status: ['COMPLETED'], refund: 'pending' } as const;
  expect(addressOf(chargeList, view)).toBe('/charges?status=COMPLETED&refund=pending');
  expect(searchFor(transactions.list, chargeList.input(view, { now, zone: serviceZone }).query)).not.toContain('refund');
  const { matches } = rowSelection(chargeList, view) ?? {};
  expect(matches?.({ ...paid, refundAmount: toReais('30'), refundStatus: 'PENDING' })).toBe(true);
  expect(matches?.(paid)).toBe(false);
});
