import type { Endpoint } from '@/lib/contracts/endpoint';
import { resource } from '@/lib/contracts/resource';
import { zones } from '@/lib/format/zone';

/** Our own sums over the service's list: received volume by business day and status. */
export const volume = resource('volume', {
  read: {
    service: 'office',
    method: 'GET',
    path: '/volume',
    query: { days: { kind: 'integer', min: 1, max: 31 }, zone: { kind: 'one', values: zones, required: true } },
    permission: 'transactions:read',
    effect: 'read',
    errors: [],
  },
} as const satisfies Record<string, Endpoint>);
