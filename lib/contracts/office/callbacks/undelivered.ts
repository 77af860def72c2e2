import type { Endpoint } from '@/lib/contracts/endpoint';
import { resource } from '@/lib/contracts/resource';

/**
 * Why the merchant's system does not have the newest status of a transaction: it refused it with a 4xx, which is never repeated; the
 * service is still repeating; or nothing was sent, for lack of an address.
 */
export const undeliveredKinds = ['lost', 'repeating', 'never'] as const;
export type UndeliveredKind = (typeof undeliveredKinds)[number];

/** Undelivered changes, found by comparing the transactions of some days with their deliveries. */
export const undelivered = resource('undelivered', {
  list: {
    service: 'office',
    method: 'GET',
    path: '/undelivered',
    permission: 'callbacks:read',
    effect: 'read',
    errors: [],
  },
} as const satisfies Record<string, Endpoint>);
