import type { Endpoint } from '@/lib/contracts/endpoint';
import { resource } from '@/lib/contracts/resource';

/** Alerts about possible attacks: many wrong passwords for one account, a budget that one person used up. */
export const securityAlertKinds = ['password-failures', 'limit-reached'] as const;

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
