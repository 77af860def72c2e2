import type { Endpoint } from '@/lib/contracts/endpoint';
import { resource } from '@/lib/contracts/resource';

/** How the service is, as it says itself and as our own calls went. One more verb of `serviceStatus`. */
export const serviceHealth = resource('serviceStatus', {
  seen: {
    service: 'office',
    method: 'GET',
    path: '/service-status',
    permission: 'account:read',
    effect: 'read',
    basis: 'stated',
    errors: [],
  },
} as const satisfies Record<string, Endpoint>);
