import type { Endpoint } from '@/lib/contracts/endpoint';
import { paging } from '@/lib/contracts/query/query-field';
import { resource } from '@/lib/contracts/resource';
import { auditActions } from './audit-action';

/** The append-only audit of what was done here, and by whom. */
export const audit = resource('audit', {
  list: {
    service: 'office',
    method: 'GET',
    path: '/audit',
    query: { ...paging, action: { kind: 'several', values: auditActions }, dateFrom: { kind: 'instant' }, dateTo: { kind: 'instant' } },
    permission: 'audit:read',
    effect: 'read',
    limit: 'personal',
    errors: [],
  },
  verify: {
    service: 'office',
    method: 'GET',
    path: '/audit/verification',
    permission: 'audit:read',
    effect: 'read',
    errors: [],
  },
} as const satisfies Record<string, Endpoint>);
