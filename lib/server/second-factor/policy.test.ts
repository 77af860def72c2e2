import { describe, expect, test } from 'vitest';
import { type Permission, roleNames, roles } from '@/lib/contracts/office/permission';
import { endpointNamed, endpointNames } from '@/lib/contracts/registry';
import { settingRoles } from '@/lib/settings/second-factor-settings.mjs';
import { needsFactor, stepUpFrom } from './policy';
import { stepUpOf } from './step-ups';

test.each([
  ['the real account without a setting', 'off', null, ['admin', 'finance', 'support', 'developer']],
  ['the real account with a setting', 'off', ['admin', 'finance'], ['admin', 'finance']],
  ['the demonstration without a setting', 'on', null, []],
  ['the demonstration with a setting', 'on', ['finance'], ['finance']],
  ['the real account where nobody must', 'off', [], []],
] as const)(
  'whoever moves money, manages staff or does what asks for a proof must have a second factor: %s',
  (_, sandbox, secondFactor, expected) => {
    const settings = { sandbox, secondFactor: secondFactor === null ? null : [...secondFactor], stepUpFrom: null };
    expect(roleNames.filter((role) => needsFactor({ role, permissions: roles[role] }, settings))).toEqual(expected);
  },
);

describe('whoever has a role that administrators made must have a second factor', () => {
  const needs = (permissions: readonly Permission[], secondFactor: ('finance' | 'custom-caixa')[] | null, sandbox: 'on' | 'off' = 'off') =>
    needsFactor({ role: 'custom-caixa', permissions }, { sandbox, secondFactor, stepUpFrom: null });

  test('when anything it opens asks for a proof, so that nobody is asked for what they cannot give', () => {
    const asking = endpointNames.filter((name) => stepUpOf(name) !== 'never');
    expect(asking.length).toBeGreaterThan(20);
    for (const name of asking) expect(needs([endpointNamed(name).permission], null), name).toBe(true);
    for (const permission of ['webhooks:write', 'approvals:decide', 'data-subjects:handle'] as const)
      expect(needs([permission], null), permission).toBe(true);
  });

  test('when it moves money or decides who may do what, whatever it is called', () => {
    for (const permission of ['withdrawals:create', 'charges:create', 'staff:write', 'roles:write', 'roles:assign'] as const)
      expect(needs(['sessions:own', permission], null), permission).toBe(true);
    expect(needs(['sessions:own', 'audit:read'], null)).toBe(false);
  });

  test('also where the setting names other roles, so that it is no way around it', () => {
    expect(needs(['withdrawals:create'], ['finance'])).toBe(true);
    expect(needs(['audit:read'], ['finance'])).toBe(false);
  });

  test('when the setting names it, and never where nobody must', () => {
    expect(needs(['audit:read'], ['custom-caixa'])).toBe(true);
    expect(needs(['withdrawals:create'], [])).toBe(false);
    expect(needs(['withdrawals:create'], null, 'on')).toBe(false);
  });
});

test.each([
  ['off', null, '0.00'],
  ['on', null, null],
  ['on', '500.00', '500.00'],
  ['off', 'off', null],
] as const)('a proof is asked for from an amount on: sandbox %s, setting %s, amount %s', (sandbox, from, amount) => {
  expect(stepUpFrom({ sandbox, secondFactor: null, stepUpFrom: from })).toBe(amount);
});

test('the setting knows the roles of the contract', () => {
  expect([...settingRoles]).toEqual([...roleNames]);
});
