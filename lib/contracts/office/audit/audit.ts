import type { Endpoint } from '@/lib/contracts/endpoint';
import { operationKinds } from '@/lib/contracts/office/operations';
import * as ownCodes from '@/lib/contracts/problem/own-codes';
import { paging } from '@/lib/contracts/query/query-field';
import { resource } from '@/lib/contracts/resource';
import { auditActions, auditResults } from './audit-action';

/** The append-only audit of what was done here, and by whom. */
export const audit = resource('audit', {
  list: {
    service: 'office',
    method: 'GET',
    path: '/audit',
    query: {
      ...paging,
      /** The id of the person who did it. */
      actor: { kind: 'id' },
      /** The id or our reference of what it was done to: a transaction, a case, a person … */
      object: { kind: 'text', max: 100 },
      action: { kind: 'several', values: auditActions },
      operation: { kind: 'several', values: operationKinds },
      result: { kind: 'several', values: auditResults },
      dateFrom: { kind: 'instant' },
      dateTo: { kind: 'instant' },
    },
    permission: 'audit:read',
    effect: 'read',
    limit: 'personal',
    errors: [],
  },
  read: {
    service: 'office',
    method: 'GET',
    path: '/audit/entries/{id}',
    params: { id: 'id' },
    permission: 'audit:read',
    effect: 'read',
    limit: 'personal',
    errors: [ownCodes.notFound],
  },
  /** Every row in the order of the chain, with the text that is hashed. */
  chain: {
    service: 'office',
    method: 'GET',
    path: '/audit/chain',
    query: paging,
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
  anchoring: {
    service: 'office',
    method: 'GET',
    path: '/audit/anchoring',
    permission: 'audit:read',
    effect: 'read',
    errors: [],
  },
} as const satisfies Record<string, Endpoint>);
