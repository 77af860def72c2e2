import type { Endpoint } from '@/lib/contracts/endpoint';
import { resource } from '@/lib/contracts/resource';

/** The health of the service by its own status and by our calls. One more verb of `serviceStatus`. */
export const serviceHealth = resource('serviceStatus', {
  health: {
    service: 'office',
    method: 'GET',
    path: '/service-status',
    permission: 'account:read',
    effect: 'read',
    errors: [],
  },
} as const satisfies Record<string, Endpoint>);
