import { expect, test } from 'vitest';
import { permissions, roleMay, roleNames, roles, rolesWith } from './permission';

const moneyMoves = permissions.filter((permission) =>
  /^(charges|refunds|withdrawals|transfers|card-charges):(create|reverse)$|^account:change$|^recurrences:write$/.test(permission),
);

test('lets finance move money, and nobody else', () => {
  expect(moneyMoves).toHaveLength(8);
  for (const permission of moneyMoves) expect(rolesWith(permission), permission).toEqual(['finance']);
});

test('lets only people who move money look an outcome up, because that changes the record of money', () => {
  expect(rolesWith('operations:check')).toEqual(['finance']);
});

test('lets support answer infractions and see callbacks', () => {
  for (const permission of ['infractions:read', 'infractions:defend', 'callbacks:read'] as const) {
    expect(roleMay('support', permission), permission).toBe(true);
  }
});

test('lets developers resend callbacks and manage webhooks', () => {
  for (const permission of ['callbacks:read', 'callbacks:resend', 'webhooks:read', 'webhooks:write'] as const) {
    expect(roleMay('developer', permission), permission).toBe(true);
  }
});

test('lets auditors read and do nothing else', () => {
  const others = roles.auditor.filter((permission) => !permission.endsWith(':read'));
  expect(others).toEqual(['sessions:own']);
});

test('lets nobody without access to personal data download what cannot be masked', () => {
  for (const permission of ['receipts:download', 'reports:download', 'pix-keys:look-up'] as const) {
    for (const role of rolesWith(permission)) expect(roleMay(role, 'personal-data:read'), `${role} ${permission}`).toBe(true);
  }
});

test('lets everybody see and end their own sessions', () => {
  expect(rolesWith('sessions:own')).toEqual(roleNames);
});

test('gives each role a permission once', () => {
  for (const role of roleNames) expect(new Set(roles[role]).size, role).toBe(roles[role].length);
});
