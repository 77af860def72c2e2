import { describe, expect, test } from 'vitest';
import { toReais } from '@/lib/format/money/money';
import { balanceAfter, maxPayout, minimumFee, type PayoutLimits, payoutBlock } from './payout-limits';

const fees = (cashOutFixed: string, cashOutPercent: number) => ({
  cashInFixed: null,
  cashInPercent: null,
  cashInMinimum: null,
  cashOutFixed: toReais(cashOutFixed),
  cashOutPercent,
  cashOutMinimum: null,
});

const limits = (change: Partial<PayoutLimits> = {}): PayoutLimits => ({
  available: toReais('100'),
  min: toReais('0.01'),
  max: null,
  daily: null,
  fees: fees('0.85', 0),
  ...change,
});

describe('all of the balance (fault 50: balance minus fee, and it succeeds)', () => {
  test.each([
    ['a fixed fee', {}, '99.15'],
    ['a percentage of what is paid, not of the balance', { fees: fees('0', 1) }, '99.01'],
    ['a fee finer than a centavo, taken as the next one', { fees: fees('0.115', 0) }, '99.88'],
    ['no rules of fees', { fees: null }, '100.00'],
    ['the maximum of one payment', { max: toReais('50') }, '50.00'],
    ['what is left of the day', { daily: { left: toReais('12.34'), limit: toReais('500'), resetAt: null } }, '12.34'],
  ])('with %s', (_name, change, max) => {
    const given = limits(change);
    expect(maxPayout(given)).toBe(max);
    expect(Number(balanceAfter(toReais(max), given))).toBeGreaterThanOrEqual(0);
  });

  test('says why nothing can go: too little for the fee, or the limit of the day', () => {
    expect(payoutBlock(limits({ available: toReais('0.61') }))).toBe('balance');
    expect(payoutBlock(limits({ available: toReais('0.85') }))).toBe('balance');
    expect(payoutBlock(limits({ available: toReais('0.86') }))).toBeNull();
    expect(payoutBlock(limits({ daily: { left: toReais('0'), limit: toReais('500'), resetAt: null } }))).toBe('day');
    expect(payoutBlock(limits({ available: null }))).toBeNull();
    expect(minimumFee(limits())).toBe('0.85');
  });

  test('of less than the fee, or without a known balance, is nothing', () => {
    expect(maxPayout(limits({ available: toReais('0.85') }))).toBeNull();
    expect(maxPayout(limits({ available: toReais('-3') }))).toBeNull();
    expect(maxPayout(limits({ available: null }))).toBeNull();
  });
});
