import type { Endpoint } from '@/lib/contracts/endpoint';
import { resource } from '@/lib/contracts/resource';

/** What happens to an account and its owner is notified of, because it may be someone else's doing. */
export const accountNoticeKinds = [
  'new-device',
  'passkey-added',
  'passkey-removed',
  'time-code-added',
  'time-code-removed',
  'recovery-codes-renewed',
  'recovery-code-used',
  'factor-reset',
  'password-changed',
  'role-changed',
  'sso-linked',
] as const;

export type AccountNoticeKind = (typeof accountNoticeKinds)[number];

/** Alerts about possible attacks: many wrong passwords for one account, a budget that one person used up, a sign-in for emergencies; and notices to the owners of accounts. */
export const securityAlertKinds = ['password-failures', 'limit-reached', 'break-glass-used', ...accountNoticeKinds] as const;

export type SecurityAlertKind = (typeof securityAlertKinds)[number];

/** Alerts about one's own account, and about everybody's for people who manage staff. */
export const securityAlerts = resource('securityAlerts', {
  list: {
    service: 'office',
    method: 'GET',
    path: '/security-alerts',
    permission: 'sessions:own',
    effect: 'read',
    errors: [],
  },
} as const satisfies Record<string, Endpoint>);
