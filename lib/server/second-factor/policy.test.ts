import { expect, test } from 'vitest';
import { roleNames } from '@/lib/contracts/office/permission';
import { settingRoles } from '@/lib/settings/second-factor-settings.mjs';
import { rolesWithFactor, stepUpFrom } from './policy';

test.each([
  ['the real account without a setting', 'off', null, ['admin', 'finance']],
  ['the demonstration without a setting', 'on', null, []],
  ['the demonstration with a setting', 'on', ['finance'], ['finance']],
  ['the real account where nobody must', 'off', [], []],
] as const)('whoever moves money or manages staff must have a second factor: %s', (_, sandbox, secondFactor, roles) => {
  expect(rolesWithFactor({ sandbox, secondFactor: secondFactor === null ? null : [...secondFactor], stepUpFrom: null })).toEqual(roles);
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
