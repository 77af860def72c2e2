import type { Endpoint } from '@/lib/contracts/endpoint';
import { resource } from '@/lib/contracts/resource';

/** All background work of the server, by the names it has in the log and in metrics. */
export const jobNames = [
  'operations',
  'approvals',
  'planned-payments',
  'defenses',
  'resends',
  'exports',
  'reports',
  'deadline-mails',
  'staff-mails',
  'service-observations',
  'service-admissions',
  'service-variants',
  'service-calls',
  'delivery-counts',
  'instances',
  'notice-checks',
  'notice-operations',
  'notice-cases',
  'notice-service',
  'notice-callbacks',
  'notice-certificate',
  'pass-on-notices',
  'unpaid-invoices',
  'notice-digests',
  'push-messages',
  'push-devices',
  'team-chat',
  'sso-sessions',
  'audit-anchors',
  'data-subjects',
  'retention',
  'callback-nonces',
  'password-failures',
  'refusals',
  'notice-pauses',
  'unused-proofs',
  'ended-sso-sessions',
  'staff-changes',
  'encryption-keys',
  'fingerprint-keys',
] as const;
export type JobName = (typeof jobNames)[number];

/** What may wait to be done, in the order of the page. */
export const waitingKinds = ['operations', 'approvals', 'exports', 'resends', 'reports', 'staffMails', 'deadlineMails', 'anchors'] as const;
export type WaitingKind = (typeof waitingKinds)[number];

/** What may have failed, in the order of the page. */
export const failedKinds = ['operations', 'exports', 'anchors', 'deadlineMails'] as const;
export type FailedKind = (typeof failedKinds)[number];

/** How this installation runs: its instances and their background work, what waits, and what has failed. */
export const system = resource('system', {
  read: {
    service: 'office',
    method: 'GET',
    path: '/system',
    permission: 'system:read',
    effect: 'read',
    errors: [],
  },
} as const satisfies Record<string, Endpoint>);
