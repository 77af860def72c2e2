import type { Endpoint } from '@/lib/contracts/endpoint';
import { resource } from '@/lib/contracts/resource';

/** What people are told because somebody may be up to no good: many wrong passwords for one account, a limit that one person reached. */
export const securityAlertKinds = ['password-failures', 'limit-reached'] as const;

export type SecurityAlertKind = (typeof securityAlertKinds)[number];

/** Those about the own account, and for who manages people those about everybody. */
export const securityAlerts = resource('securityAlerts', {
  list: {
    service: 'office',
    method: 'GET',
    path: '/security-alerts',
    permission: 'sessions:own',
    effect: 'read',
    basis: 'stated',
    errors: [],
  },
} as const satisfies Record<string, Endpoint>);
