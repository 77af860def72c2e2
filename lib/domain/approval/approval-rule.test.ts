import { describe, expect, test, vi } from 'vitest';
import { type BuiltInRole, may, type PermissionHolder, roles } from '@/lib/contracts/office/permission';
import { toReais } from '@/lib/format/money/money';
import { type ApprovalRule, type RuledRequest, requirementsOf } from './approval-rule';
import { areMet, isSatisfiable } from './satisfiable';

const person = (id: string, role: BuiltInRole) => ({ id, role, permissions: roles[role] });
const rule = (change: Partial<ApprovalRule> = {}): ApprovalRule => ({
  id: 'r1',
  version: 1,
  title: 'Saques',
  actions: ['withdrawal-by-key', 'withdrawal-by-code'],
  from: null,
  dayFrom: null,
  newPayee: false,
  hours: null,
  needed: 1,
  roles: ['finance'],
  standsHours: 24,
  enabled: true,
  ...change,
});
/** A Friday at noon in São Paulo. */
const request = (change: Partial<RuledRequest> = {}): RuledRequest => ({
  action: 'withdrawal-by-key',
  amount: toReais('100.00'),
  isNewPayee: false,
  at: new Date('2026-11-27T15:00:00.000Z'),
  ...change,
});
const triggers = (of: Partial<ApprovalRule>, by: Partial<RuledRequest> = {}, today = '0.00') =>
  requirementsOf([rule(of)], request(by), () => toReais(today))?.all[0]?.triggers ?? [];

describe('a rule applies', () => {
  test.each<[string, Partial<ApprovalRule>, Partial<RuledRequest>, string, string[]]>([
    ['to every request without conditions', {}, {}, '0.00', ['always']],
    ['from its amount on', { from: toReais('100.00') }, {}, '0.00', ['amount']],
    ['not one centavo below', { from: toReais('100.01') }, {}, '0.00', []],
    ['to an amount that is not known', { from: toReais('9999.00') }, { amount: null }, '0.00', ['amount']],
    ['when the day reaches its sum with this one', { dayFrom: toReais('1000.00') }, {}, '900.00', ['day-total']],
    ['not while the day stays one centavo below', { dayFrom: toReais('1000.00') }, {}, '899.99', []],
    ['to a payee that is new', { newPayee: true }, { isNewPayee: true }, '0.00', ['new-payee']],
    ['not to a payee that is known', { newPayee: true }, {}, '0.00', []],
    ['not within its hours', { hours: { from: 8, until: 18 } }, {}, '0.00', []],
    ['not at its opening hour', { hours: { from: 8, until: 18 } }, { at: new Date('2026-11-27T11:00:00Z') }, '0.00', []],
    ['at its closing hour', { hours: { from: 8, until: 12 } }, {}, '0.00', ['hours']],
    [
      'before its opening hour, by the clock of São Paulo',
      { hours: { from: 8, until: 18 } },
      { at: new Date('2026-11-27T10:59:59Z') },
      '0.00',
      ['hours'],
    ],
    ['on a Saturday', { hours: { from: 0, until: 24 } }, { at: new Date('2026-11-28T15:00:00Z') }, '0.00', ['hours']],
    ['on a Sunday', { hours: { from: 0, until: 24 } }, { at: new Date('2026-11-29T15:00:00Z') }, '0.00', ['hours']],
    [
      'to an action without an amount, whatever its limits say',
      { actions: ['webhook-change'], from: toReais(5) },
      { action: 'webhook-change', amount: null },
      '0.00',
      ['always'],
    ],
    ['not to another action', {}, { action: 'transfer' }, '0.00', []],
    ['not while it is off', { enabled: false }, {}, '0.00', []],
  ])('%s', (_name, of, by, today, expected) => {
    expect(triggers(of, by, today)).toEqual(expected);
  });

  test('for each reason that holds', () => {
    const all = { from: toReais(50), dayFrom: toReais(50), newPayee: true, hours: { from: 8, until: 9 } };
    expect(triggers(all, { isNewPayee: true })).toEqual(['amount', 'day-total', 'new-payee', 'hours']);
  });

  test('with the sum of the day over all of its actions', () => {
    const asked: unknown[] = [];
    requirementsOf([rule({ dayFrom: toReais(1) })], request(), (actions) => {
      asked.push(actions);
      return toReais(0);
    });
    expect(asked).toEqual([['withdrawal-by-key', 'withdrawal-by-code']]);
  });
});

test('a request that no rule matches needs nobody, and the sum of a day is not counted where no rule has one', () => {
  const sum = vi.fn(() => toReais(0));
  expect(requirementsOf([rule({ enabled: false }), rule({ from: toReais('100.01') })], request(), sum)).toBeNull();
  expect(sum).not.toHaveBeenCalled();
});

describe('of two rules that apply', () => {
  const both = [rule({ standsHours: 48 }), rule({ id: 'r2', needed: 2, roles: ['admin', 'finance'], standsHours: 4 })];

  test('both must be met, and the shorter time counts', () => {
    const found = requirementsOf(both, request(), () => toReais(0));
    expect(found).toMatchObject({ all: [{ rule: 'r1' }, { rule: 'r2', needed: 2 }], standsHours: 4 });
    const requirements = found?.all ?? [];
    expect(areMet(requirements, [person('a', 'admin'), person('b', 'admin')])).toBe(false);
    expect(areMet(requirements, [person('a', 'finance')])).toBe(false);
    expect(areMet(requirements, [person('a', 'finance'), person('a', 'finance')])).toBe(false);
    expect(areMet(requirements, [person('a', 'finance'), person('b', 'admin')])).toBe(true);
  });
});

test('somebody whose role does not decide any more does not count', () => {
  const without = { ...person('a', 'finance'), permissions: ['sessions:own'] } as const;
  expect(areMet([{ needed: 1, roles: ['finance'] }], [without])).toBe(false);
  expect(areMet([{ needed: 1, roles: ['custom-caixa'] }], [{ id: 'a', role: 'custom-caixa', permissions: ['approvals:decide'] }])).toBe(
    true,
  );
});

describe('a rule can be met', () => {
  const people = [person('f1', 'finance'), person('f2', 'finance'), person('a1', 'admin')];
  const financeAsks = (asker: PermissionHolder) => may(asker, 'withdrawals:create');

  test.each<[string, Partial<ApprovalRule>, boolean]>([
    ['by the other one of two', {}, true],
    ['not when its requester is one of the two it needs', { needed: 2 }, false],
    ['by two when a third role helps', { needed: 2, roles: ['finance', 'admin'] }, true],
    ['by people who never ask', { roles: ['admin'] }, true],
    ['not by a role nobody has', { roles: ['auditor'] }, false],
  ])('%s', (_name, change, expected) => {
    expect(isSatisfiable(rule(change), people, financeAsks)).toBe(expected);
  });
});
