import type { Endpoint } from '@/lib/contracts/endpoint';
import { resource } from '@/lib/contracts/resource';

/** The whole queue of open cases, apart from the rest of our work on them because every page reads it. */
export const infractionQueue = resource('infractions', {
  /** The service only pages; our server reads all pages of open cases. */
  queue: {
    service: 'office',
    method: 'GET',
    path: '/infraction-queue',
    permission: 'infractions:read',
    effect: 'read',
    limit: 'personal',
    errors: [],
  },
} as const satisfies Record<string, Endpoint>);
