import type { Endpoint } from '@/lib/contracts/endpoint';
import { resource } from '@/lib/contracts/resource';

/** The kinds of data with a limited retention, in the order of the page. */
export const retentionKinds = [
  'callbacks',
  'sentDefenses',
  'drafts',
  'assignments',
  'deadlineMails',
  'payees',
  'chargeLinks',
  'notes',
  'notices',
  'exports',
  'reports',
  'resends',
  'serviceCalls',
  'sessions',
  'alerts',
] as const;
export type RetentionKind = (typeof retentionKinds)[number];

/** The retention periods: each kind of data and the days after which its rows are removed. */
export const retention = resource('retention', {
  list: {
    service: 'office',
    method: 'GET',
    path: '/retention',
    permission: 'retention:read',
    effect: 'read',
    errors: [],
  },
} as const satisfies Record<string, Endpoint>);
