import type { Endpoint } from '@/lib/contracts/endpoint';
import * as ownCodes from '@/lib/contracts/problem/own-codes';
import { paging } from '@/lib/contracts/query/query-field';
import { resource } from '@/lib/contracts/resource';

/** The states of a resend of many: once counted its set is fixed and nothing is sent; once started it runs in the background. */
export const resendStates = ['counted', 'running', 'done', 'cancelled'] as const;

/**
 * The states of one row: `asked` is stored before the service is called, and never repeated; the result is read from the deliveries.
 * `no-trace` means that no new delivery appeared, `failed` that the service refused to resend.
 */
export const resendRowStates = ['waiting', 'asked', 'accepted', 'lost', 'retried', 'no-trace', 'failed', 'cancelled'] as const;
export type ResendRowState = (typeof resendRowStates)[number];

/** Resending many callbacks: what is counted is shown, and exactly that is resent. */
export const resends = resource('resends', {
  /** Those that were started, newest first. */
  list: {
    service: 'office',
    method: 'GET',
    path: '/resends',
    query: paging,
    permission: 'callbacks:read',
    effect: 'read',
    errors: [ownCodes.invalidRequest],
  },
  /** Who requested a resend of a transaction's callback, alone or within a resend of many, newest first. The service does not record it. */
  asked: {
    service: 'office',
    method: 'GET',
    path: '/asked-resends/{transactionId}',
    params: { transactionId: 'id' },
    permission: 'callbacks:read',
    effect: 'read',
    errors: [],
  },
  count: {
    service: 'office',
    method: 'POST',
    path: '/resends',
    permission: 'callbacks:resend',
    effect: 'change',
    audit: { action: 'resend.counted' },
    accepts: 'json',
    destinations: { 'filter.url': 'filter' },
    errors: [ownCodes.invalidRequest],
  },
  read: {
    service: 'office',
    method: 'GET',
    path: '/resends/{id}',
    params: { id: 'uuid' },
    permission: 'callbacks:read',
    effect: 'read',
    errors: [ownCodes.notFound],
  },
  start: {
    service: 'office',
    method: 'POST',
    path: '/resends/{id}/start',
    params: { id: 'uuid' },
    permission: 'callbacks:resend',
    effect: 'change',
    audit: { action: 'resend.started' },
    refreshes: ['resends'],
    errors: [ownCodes.notFound, ownCodes.conflict],
  },
  cancel: {
    service: 'office',
    method: 'POST',
    path: '/resends/{id}/cancel',
    params: { id: 'uuid' },
    permission: 'callbacks:resend',
    effect: 'change',
    audit: { action: 'resend.cancelled' },
    refreshes: ['resends'],
    errors: [ownCodes.notFound],
  },
} as const satisfies Record<string, Endpoint>);
