import { expect, it } from 'vitest';
import { permissions, roleMay, roleNames, roles, rolesWith } from './permission';

const moneyMoves = permissions.filter((permission) =>
  /^(charges|refunds|withdrawals|transfers|card-charges):(create|reverse)$|^account:change$|^recurrences:write$/.test(permission),
);

it('lets finance move money, and nobody else', () => {
  expect(moneyMoves).toHaveLength(8);
  for (const permission of moneyMoves) expect(rolesWith(permission), permission).toEqual(['finance']);
});

it('lets nobody look an outcome up, which changes the record of money, who moves none', () => {
  expect(rolesWith('operations:check')).toEqual(['finance']);
});

it('lets support answer infractions and look at callbacks', () => {
  for (const permission of ['infractions:read', 'infractions:defend', 'callbacks:read'] as const) {
    expect(roleMay('support', permission), permission).toBe(true);
  }
});

it('lets developers send callbacks again and keep webhooks', () => {
  for (const permission of ['callbacks:read', 'callbacks:resend', 'webhooks:read', 'webhooks:write'] as const) {
    expect(roleMay('developer', permission), permission).toBe(true);
  }
});

it('lets auditors read and do nothing else', () => {
  const others = roles.auditor.filter((permission) => !permission.endsWith(':read'));
  expect(others).toEqual(['sessions:own']);
});

it('lets nobody download what cannot be masked who may not read personal data', () => {
  for (const permission of ['receipts:download', 'reports:download', 'pix-keys:look-up'] as const) {
    for (const role of rolesWith(permission)) expect(roleMay(role, 'personal-data:read'), `${role} ${permission}`).toBe(true);
  }
});

it('lets everybody see and end their own sessions', () => {
  expect(rolesWith('sessions:own')).toEqual(roleNames);
});

it('gives each role a permission once', () => {
  for (const role of roleNames) expect(new Set(roles[role]).size, role).toBe(roles[role].length);
});
