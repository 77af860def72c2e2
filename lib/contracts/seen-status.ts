import type { Endpoint } from './endpoint';
import { resource } from './resource';

/** How the service is, as it says itself and as our own calls went. One more verb of `serviceStatus`. */
export const seenStatus = resource('serviceStatus', {
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
