import { expect, test } from 'vitest';
import type { Operation } from '@/lib/contracts/office/operations.shape';
import { shapes } from '@/lib/contracts/shapes';
import { toReais } from '@/lib/format/money/money';
import { chargeEvents } from './charge-events';

const createdAt = '2026-11-27T12:00:00.000Z';

function charge(payment: object, more: object = {}) {
  const creditCardPayment = { status: 2, currency: 'BRL', authorizationCode: '012345', ...payment };
  return shapes['cardCharges.read'].record.parse({ id: 'c1', amount: 10_000, createdAt, updatedAt: createdAt, creditCardPayment, ...more });
}

function operation(kind: Operation['kind'], change: Partial<Operation> = {}): Operation {
  const at = '2026-11-27T13:00:00.000Z';
  const nothing = {
    reference: null,
    description: null,
    currency: null,
    expiresIn: null,
    holder: null,
    holderBefore: null,
    refundBefore: null,
    proof: null,
    plannedFor: null,
    plannedAt: null,
    held: null,
    hasPlan: false,
  };
  const own = { id: 'o1', kind, state: 'done' as const, subject: 'c1', amount: toReais('100.00'), transactionId: 'c1', problem: null };
  return { ...nothing, ...own, staff: 'Marina', mine: true, reads: 0, createdAt: at, updatedAt: at, ...change };
}

const kindsAndTimes = (...input: Parameters<typeof chargeEvents>) => chargeEvents(...input).map(({ kind, at }) => [kind, at]);

test('a paid charge shows its creator, its authorisation and when it was paid', () => {
  const events = chargeEvents(charge({}), [operation('cardCharges.create')]);
  expect(events).toMatchObject([
    { kind: 'created', at: createdAt, staff: 'Marina' },
    { kind: 'authorised', code: '012345' },
    { kind: 'paid', at: createdAt },
  ]);
});

test('a pending reversal shows who requested it, and not that the money went back', () => {
  const events = chargeEvents(charge({ reversedAmount: 10_000, reversedDate: '2026-11-27T13:00:00.000Z' }), [
    operation('cardCharges.reverse'),
  ]);
  expect(events.at(-1)).toMatchObject({ kind: 'reversal-asked', amount: 10_000, staff: 'Marina', settled: true });
});

test('a reversed charge shows time and amount, and no time for a payment whose time is unknown', () => {
  const reversedDate = '2026-11-28T09:00:00.000Z';
  const reversed = charge({ status: 11, reversedAmount: 10_000, reversedDate }, { updatedAt: reversedDate });
  expect(kindsAndTimes(reversed, [operation('cardCharges.reverse')])).toEqual([
    ['created', createdAt],
    ['authorised', null],
    ['paid', null],
    ['reversal-asked', '2026-11-27T13:00:00.000Z'],
    ['reversed', reversedDate],
  ]);
});

test('a reversal that the acquirer refused is shown once the charge has changed after the request', () => {
  const asked = operation('cardCharges.reverse');
  expect(kindsAndTimes(charge({ reversedAmount: null }), [asked]).at(-1)?.[0]).toBe('reversal-asked');
  const later = charge({ reversedAmount: null }, { updatedAt: '2026-11-27T14:00:00.000Z' });
  expect(kindsAndTimes(later, [asked]).at(-1)).toEqual(['not-reversed', '2026-11-27T14:00:00.000Z']);
});

test('a request that was refused is no part of the story, and one nobody knows the outcome of is not settled', () => {
  expect(kindsAndTimes(charge({}), [operation('cardCharges.reverse', { state: 'refused' })]).at(-1)?.[0]).toBe('paid');
  expect(chargeEvents(charge({}), [operation('cardCharges.reverse', { state: 'unknown' })]).at(-1)).toMatchObject({ settled: false });
});

test.each([
  [3, 'denied'],
  [10, 'canceled'],
  [13, 'aborted'],
])('a charge in state %s ends as %s', (status, kind) => {
  expect(kindsAndTimes(charge({ status }), []).at(-1)).toEqual([kind, createdAt]);
});
