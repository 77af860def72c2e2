import type { Endpoint } from '@/lib/contracts/endpoint';
import * as ownCodes from '@/lib/contracts/problem/own-codes';
import { paging } from '@/lib/contracts/query/query-field';
import { resource } from '@/lib/contracts/resource';

/**
 * Why the merchant's system does not have the newest status of a transaction: it refused it with a 4xx, which is never repeated; the
 * service is still repeating; nothing was sent, for lack of an address; or it was sent to our own inbox alone, as for what is made here.
 */
export const undeliveredKinds = ['lost', 'repeating', 'never', 'here'] as const;
export type UndeliveredKind = (typeof undeliveredKinds)[number];

/** Undelivered changes, found by comparing the transactions of some days with their deliveries. */
export const undelivered = resource('undelivered', {
  list: {
    service: 'office',
    method: 'GET',
    path: '/undelivered',
    /** Without a kind, those that need somebody: lost for good, or still being repeated. Without bounds, the last seven business days. */
    query: {
      ...paging,
      kind: { kind: 'one', values: undeliveredKinds },
      transactionId: { kind: 'id' },
      changedFrom: { kind: 'instant' },
      changedTo: { kind: 'instant' },
    },
    permission: 'callbacks:read',
    effect: 'read',
    errors: [ownCodes.invalidRequest],
  },
} as const satisfies Record<string, Endpoint>);
