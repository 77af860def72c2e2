import { describe, expect, test } from 'vitest';
import type { SpendingLimitFields } from '@/lib/contracts/office/approvals/spending-limits.shape';
import { toReais } from '@/lib/format/money/money';
import { exceededLimit, leftOf, nightStart, type Spending } from './spending-limit';

const none: SpendingLimitFields = {
  payoutsPerDay: null,
  refundsPerDay: null,
  newPayeePerDay: null,
  firstPaymentWaitHours: null,
  night: null,
  enabled: true,
};
/** Noon of São Paulo. */
const noon = new Date('2026-11-27T15:00:00.000Z');
const known = { firstPaidAt: new Date('2026-01-02T12:00:00Z'), firstSeenAt: new Date('2026-01-02T11:00:00Z'), sentLately: toReais(0) };
const payout = (amount: string | null, change: Partial<Spending> = {}): Spending => ({
  kind: 'payout',
  amount: amount === null ? null : toReais(amount),
  at: noon,
  usedToday: toReais(0),
  usedTonight: toReais(0),
  payee: known,
  ...change,
});

describe('payouts of a day', () => {
  const limits = { ...none, payoutsPerDay: toReais('100.00') };

  test('may reach the limit, and not exceed it by a centavo', () => {
    expect(exceededLimit(limits, payout('60.00', { usedToday: toReais('40.00') }))).toBeNull();
    expect(exceededLimit(limits, payout('60.01', { usedToday: toReais('40.00') }))).toEqual({
      kind: 'payoutsPerDay',
      left: '60.00',
      from: null,
    });
  });

  test('of an unknown amount are above every limit', () => {
    expect(exceededLimit(limits, payout(null))?.kind).toBe('payoutsPerDay');
    expect(exceededLimit(none, payout(null))).toBeNull();
  });

  test('do not count refunds, and refunds do not count payouts', () => {
    expect(exceededLimit(limits, payout('500.00', { kind: 'refund', payee: null }))).toBeNull();
    const refunds = { ...none, refundsPerDay: toReais(0) };
    expect(exceededLimit(refunds, payout('0.01', { kind: 'refund', payee: null }))?.kind).toBe('refundsPerDay');
    expect(exceededLimit(refunds, payout('0.01'))).toBeNull();
  });
});

describe('a new payee', () => {
  const limits = { ...none, newPayeePerDay: toReais('50.00'), firstPaymentWaitHours: 4 };
  const seen = (hoursAgo: number) => new Date(noon.getTime() - hoursAgo * 3_600_000);

  test('is not paid before the wait after the first look-up is over', () => {
    const early = payout('1.00', { payee: { ...known, firstPaidAt: null, firstSeenAt: seen(3) } });
    expect(exceededLimit(limits, early)).toEqual({ kind: 'firstPayment', left: null, from: new Date('2026-11-27T16:00:00.000Z') });
    expect(exceededLimit(limits, payout('1.00', { payee: { ...known, firstPaidAt: null, firstSeenAt: seen(4) } }))).toBeNull();
  });

  test('who was never looked up waits from now on', () => {
    const unseen = payout('1.00', { payee: { ...known, firstPaidAt: null, firstSeenAt: null } });
    expect(exceededLimit(limits, unseen)?.from).toEqual(new Date('2026-11-27T19:00:00.000Z'));
  });

  test('has a sum of their own until a day after the first payment', () => {
    const lately = (hoursAgo: number) => ({ ...known, firstPaidAt: seen(hoursAgo), sentLately: toReais('40.00') });
    expect(exceededLimit(limits, payout('10.00', { payee: lately(23) }))).toBeNull();
    expect(exceededLimit(limits, payout('10.01', { payee: lately(23) }))).toMatchObject({ kind: 'newPayeePerDay', left: '10.00' });
    expect(exceededLimit(limits, payout('500.00', { payee: lately(24) }))).toBeNull();
  });
});

describe('a night', () => {
  const around = { from: 20, until: 6 };
  const at = (hour: string) => new Date(`2026-11-27T${hour}:00.000-03:00`);

  test.each([
    ['before it begins', around, '19:59', null],
    ['from its first minute', around, '20:00', '2026-11-27T23:00:00.000Z'],
    ['after midnight, since the evening before', around, '05:59', '2026-11-26T23:00:00.000Z'],
    ['from its end', around, '06:00', null],
    ['within one day', { from: 1, until: 5 }, '04:30', '2026-11-27T04:00:00.000Z'],
    ['within one day, outside', { from: 1, until: 5 }, '23:00', null],
  ])('%s', (_name, night, hour, start) => {
    expect(nightStart(night, at(hour))?.toISOString() ?? null).toBe(start);
  });

  test('counts what was sent since it began, and nothing by day', () => {
    const limits = { ...none, night: { ...around, amount: toReais('30.00') } };
    const late = { at: at('23:00'), usedTonight: toReais('20.00') };
    expect(exceededLimit(limits, payout('10.01', late))).toMatchObject({ kind: 'nightPayouts', left: '10.00' });
    expect(exceededLimit(limits, payout('10.00', late))).toBeNull();
    expect(exceededLimit(limits, payout('900.00'))).toBeNull();
  });
});

test('what is left is never below nought', () => {
  expect([leftOf(toReais('10'), toReais('4')), leftOf(toReais('10'), toReais('14'))]).toEqual(['6.00', '0.00']);
});
