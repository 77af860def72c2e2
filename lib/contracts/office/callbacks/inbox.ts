import type { Endpoint } from '@/lib/contracts/endpoint';
import * as ownCodes from '@/lib/contracts/problem/own-codes';
import { paging } from '@/lib/contracts/query/query-field';
import { resource } from '@/lib/contracts/resource';

/** What a delivery to us is about: one transaction, an event of a webhook, or a card charge. */
export const inboxSources = ['transaction', 'webhook', 'card'] as const;

/** Why a delivery to us was refused. The service repeats those with `too-many` and `unreadable`, and no other. */
export const inboxRefusals = [
  'unknown-sender',
  'wrong-address',
  'not-signed',
  'malformed',
  'forged',
  'replayed',
  'unreadable',
  'too-many',
] as const;
export type InboxRefusal = (typeof inboxRefusals)[number];

/**
 * What we made of a delivery: accepted as signed, also where the time of its signature is off (`stale`), or unsigned as a hint; else refused,
 * and why.
 */
export const inboxVerdicts = ['signed', 'stale', 'unsigned', ...inboxRefusals] as const;
export type InboxVerdict = (typeof inboxVerdicts)[number];

/** The deliveries the service made to us, those we refused among them. */
export const inbox = resource('inbox', {
  list: {
    service: 'office',
    method: 'GET',
    path: '/inbox',
    query: {
      ...paging,
      verdict: { kind: 'several', values: inboxVerdicts },
      source: { kind: 'several', values: inboxSources },
      transactionId: { kind: 'id' },
      receivedFrom: { kind: 'instant' },
      receivedTo: { kind: 'instant' },
    },
    permission: 'webhooks:read',
    effect: 'read',
    errors: [],
  },
  read: {
    service: 'office',
    method: 'GET',
    path: '/inbox/{id}',
    params: { id: 'id' },
    permission: 'webhooks:read',
    effect: 'read',
    limit: 'personal',
    errors: [ownCodes.notFound],
  },
} as const satisfies Record<string, Endpoint>);
