import type { Endpoint } from './endpoint';
import { paging } from './query-field';

/** What happened here, by whom: the append-only record. */
export const auditActions = [
  'session.started',
  'session.refused',
  'session.ended',
  'staff.created',
  'staff.changed',
  'staff.password-reset',
  'staff.password-changed',
  'personal-data.revealed',
  'payee.looked-up',
  'access.denied',
  'operation.opened',
  'operation.settled',
  'infraction.assigned',
  'infraction.released',
  'defense.file-added',
  'defense.file-removed',
  'defense.sent',
  'export.asked',
  'export.cancelled',
  'export.downloaded',
  'resend.started',
  'resend.cancelled',
  'callback.resent',
  'webhook.created',
  'webhook.changed',
  'webhook.removed',
  'webhook.secret-rotated',
  'webhook.secret-kept',
  'webhook.secret-forgotten',
  'webhook.resent',
] as const;

export const audit = {
  list: {
    service: 'office',
    method: 'GET',
    path: '/audit',
    query: { ...paging, action: { kind: 'several', values: auditActions }, dateFrom: { kind: 'instant' }, dateTo: { kind: 'instant' } },
    permission: 'audit:read',
    effect: 'read',
    basis: 'stated',
    errors: [],
  },
  verify: {
    service: 'office',
    method: 'GET',
    path: '/audit/verification',
    permission: 'audit:read',
    effect: 'read',
    basis: 'stated',
    errors: [],
  },
} as const satisfies Record<string, Endpoint>;
