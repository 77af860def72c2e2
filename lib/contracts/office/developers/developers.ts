import type { Endpoint } from '@/lib/contracts/endpoint';
import { resource } from '@/lib/contracts/resource';

/** What the merchant's developers need to know of the service, the account and the deliveries. */
export const developers = resource('developers', {
  capabilities: {
    service: 'office',
    method: 'GET',
    path: '/developers/capabilities',
    permission: 'webhooks:read',
    effect: 'read',
    errors: [],
  },
} as const satisfies Record<string, Endpoint>);
