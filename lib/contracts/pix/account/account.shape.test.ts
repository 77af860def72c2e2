import { describe, expect, test } from 'vitest';
import { accountShapes } from './account.shape';

const base = {
  accountNumber: '000123',
  name: 'Loja',
  document: '11222333000181',
  plan: 'standard',
  status: 'ACTIVE',
  balanceAvailable: 10.5,
  balanceBlocked: 0,
  allowWithdraw: true,
  allowDeposit: true,
  allowInfraction: false,
  cashInTicketMin: 1,
  cashInTicketMax: 50_000,
  cashOutTicketMin: 1,
  cashOutTicketMax: 100_000,
  AutoWithdraw: null,
  ServiceFee: { cashInMinimum: 0.5, cashInFixed: 0.115, cashInPercent: 1.5, cashOutMinimum: 1, cashOutFixed: 1, cashOutPercent: 0 },
  DailyWithdrawLimit: { limit: 100_000, used: 12.3, updatedAt: '2026-11-27T12:00:00.000Z', lastReset: '2026-11-27T03:00:00.000Z' },
};

const { wire, record } = accountShapes['account.read'];

test('is what is published for the interface', () => {
  expect(wire.parse(base)).toEqual(base);
});

test('parses money as exact text and percentages as numbers', () => {
  expect(record.parse(base)).toMatchObject({
    cashInTicketMax: '50000.00',
    serviceFee: { cashInFixed: '0.115', cashInPercent: 1.5 },
    dailyWithdrawLimit: { limit: '100000.00', used: '12.30' },
    autoWithdraw: null,
  });
});

describe('parses the same profile from every variant:', () => {
  const { AutoWithdraw, ServiceFee, DailyWithdrawLimit, ...rest } = base;

  test.each([
    ['parts in small letters', { ...rest, autoWithdraw: AutoWithdraw, serviceFee: ServiceFee, dailyWithdrawLimit: DailyWithdrawLimit }],
    ['no automatic withdrawals', { ...rest, ServiceFee, DailyWithdrawLimit }],
    ['no balance', Object.fromEntries(Object.entries(base).filter(([key]) => !key.startsWith('balance')))],
  ])('%s', (_, variant) => {
    expect(record.parse(variant)).toEqual(record.parse(base));
  });
});

test('parses a profile with few fields', () => {
  expect(record.parse({ name: 'Loja' })).toMatchObject({ name: 'Loja', document: null, allowDeposit: null, serviceFee: null, others: {} });
});

test('keeps unknown fields apart, and the balance out', () => {
  const { others } = record.parse({ ...base, tier: 'gold', Region: { state: 'SP' } });
  expect(others).toEqual({ tier: 'gold', region: { state: 'SP' } });
});

test('keeps every key of the automatic withdrawal rule', () => {
  expect(record.parse({ ...base, AutoWithdraw: { enabled: true, anything: 1 } }).autoWithdraw).toEqual({ enabled: true, anything: 1 });
});

describe('the balance', () => {
  const balance = accountShapes['balance.read'];

  test.each([
    ['the document', { available: 10.5, blocked: 2 }],
    ['the longer names', { balanceAvailable: 10.5, balanceBlocked: 2 }],
    ['decimal text', { available: '10.5', blocked: '2.00' }],
  ])('is parsed from %s', (_, variant) => {
    expect(balance.record.parse(variant)).toEqual({ available: '10.50', blocked: '2.00' });
  });

  test.each([{}, { available: 1 }, { available: null, blocked: 0 }, [], 'no'])('is not guessed from %o', (variant) => {
    expect(balance.record.safeParse(variant).success).toBe(false);
  });
});
