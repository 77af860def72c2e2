import { expect, test } from 'vitest';
import type { TransactionRecord } from '@/app/(office)/transactions/[id]/transaction-record';
import type { Operation } from '@/lib/contracts/office/operations.shape';
import { toReais } from '@/lib/format/money/money';
import { transactionEvents, unawareFor } from './events';

const at = (time: string) => `2026-11-27T${time}.000Z`;

// As much of a transaction as its life is made of.
const paid = {
  type: 'DEPOSIT',
  status: 'COMPLETED',
  payerName: 'Helena Prado',
  createdAt: at('16:58:40'),
  paidAt: at('17:02:18'),
  updatedAt: at('17:10:38'),
  refundedAt: null,
  refundAmount: null,
  refundStatus: null,
  callbacks: null,
  infractions: null,
} as TransactionRecord;

const refund = (id: string, amount: string, time: string, state: Operation['state'] = 'done') =>
  // As much of an operation as the time line tells.
  ({ id, amount: toReais(amount), staff: 'Rui Bastos', createdAt: at(time), state }) as Operation;

test('two partial refunds are two events, each with its amount, its time and who asked', () => {
  const twice = { ...paid, refundAmount: toReais('50.50'), refundStatus: 'COMPLETED' as const, refundedAt: at('17:30:00') };
  const events = transactionEvents(twice, [refund('a', '20', '17:10:31'), refund('b', '30.50', '17:29:00')]);
  expect(events.filter(({ kind }) => kind === 'refund-asked')).toMatchObject([
    { amount: '20.00', at: at('17:10:31'), staff: 'Rui Bastos' },
    { amount: '30.50', at: at('17:29:00') },
  ]);
  expect(events.map(({ kind }) => kind)).toEqual(['created', 'paid', 'refund-asked', 'refund-asked', 'refunded']);
});

test('a later failed refund is shown as failed with its own amount, and the earlier one with its own', () => {
  const before = { refundAmount: toReais('20'), refundStatus: 'COMPLETED', refundedAt: at('17:20:00') };
  const now = { ...paid, refundAmount: toReais('20'), refundStatus: 'CANCELED', refundedAt: at('17:20:00'), updatedAt: at('17:40:00') };
  const later = { ...refund('b', '30.50', '17:29:00'), refundBefore: before };
  const events = transactionEvents(now, [later, refund('a', '20', '17:10:31')]);
  expect(events.slice(2)).toMatchObject([
    { kind: 'refund-asked', amount: '20.00' },
    { kind: 'refunded', amount: '20.00', at: at('17:20:00') },
    { kind: 'refund-asked', amount: '30.50' },
    { kind: 'refund-failed', amount: '30.50', at: at('17:40:00') },
  ]);
});

test('refunds requested elsewhere are shown as their sum, never as one refund of that amount', () => {
  const twice = { ...paid, refundAmount: toReais('50.50'), refundStatus: 'COMPLETED', refundedAt: at('17:30:00') };
  expect(transactionEvents(twice, []).at(-1)).toMatchObject({ kind: 'refunded', amount: null, sum: '50.50' });
});

test('a refund that was refused, or of which nothing is known, is no event', () => {
  const events = transactionEvents(paid, [refund('a', '20', '17:10:31', 'refused'), refund('b', '20', '17:11:00', 'unknown')]);
  expect(events.map(({ kind }) => kind)).toEqual(['created', 'paid']);
});

test('a refund requested elsewhere is shown from the record', () => {
  const pending = { ...paid, refundAmount: toReais('20'), refundStatus: 'PENDING' as const };
  expect(transactionEvents(pending, []).at(-1)).toMatchObject({ kind: 'refund-asked', amount: '20.00', staff: null });
});

const callback = (id: string, time: string, status: number | null) => ({ id, url: null, status, responseTime: 90, createdAt: at(time) });

test('callbacks and disputes are in order of time, and the delay before the first 2xx is measured', () => {
  const expected = {
    ...paid,
    callbacks: [callback('second', '17:05:29', 200), callback('first', '17:02:24', 500)],
    infractions: [{ id: 'inf-7', status: 'OPEN', createdAt: at('18:00:00'), updatedAt: null }],
  };
  const events = transactionEvents(expected, []);
  expect(events.map(({ id }) => id)).toEqual(['created', 'paid', 'callback first 500', 'callback second 200', 'inf-7']);
  expect(unawareFor(events)).toEqual({ before: 'callback second 200', ms: 191_000 });
});

test('a delivery listed twice is one event, and attempts in a row that ended alike are one with their number and their last time', () => {
  const callbacks = [
    callback('a', '17:02:24', 500),
    callback('a', '17:02:24', 500),
    callback('b', '17:03:24', 500),
    callback('c', '17:05:24', 500),
    callback('d', '17:06:00', null),
    callback('e', '17:09:24', 500),
    callback('f', '17:12:00', 200),
  ];
  const events = transactionEvents({ ...paid, callbacks }, []);
  expect(events.filter(({ kind }) => kind === 'callback')).toMatchObject([
    { status: 500, at: at('17:02:24'), times: 3, lastAt: at('17:05:24') },
    { status: null, times: 1 },
    { status: 500, times: 1 },
    { status: 200, times: 1 },
  ]);
  expect(new Set(events.map(({ id }) => id)).size).toBe(events.length);
});

test('who asked for another callback stands between the attempts before and after it, which are then not folded', () => {
  const callbacks = [callback('a', '17:02:24', 404), callback('b', '17:20:03', 404)];
  const events = transactionEvents({ ...paid, callbacks }, [], { resends: [{ at: at('17:20:00'), by: 'Rui Bastos' }] });
  expect(events.slice(2)).toMatchObject([{ kind: 'callback' }, { kind: 'resend-asked', staff: 'Rui Bastos' }, { kind: 'callback' }]);
});

test('a dispute that is over says when and how, one that goes on does not', () => {
  const dispute = (id: string, status: string) => ({ id, status, createdAt: at('18:00:00'), updatedAt: at('19:00:00') });
  const infractions = [dispute('a', 'CLOSED'), dispute('b', 'CANCELLED'), dispute('c', 'DEFENDED')];
  const ended = transactionEvents({ ...paid, infractions }, []).filter(({ kind }) => kind === 'infraction-ended');
  expect(ended).toMatchObject([
    { status: 'CLOSED', at: at('19:00:00') },
    { status: 'CANCELLED', at: at('19:00:00') },
  ]);
});

test('a callback that was taken within a minute leaves no gap worth telling', () => {
  const events = transactionEvents({ ...paid, callbacks: [callback('soon', '17:03:00', 204)] }, []);
  expect(unawareFor(events)).toBeNull();
});
