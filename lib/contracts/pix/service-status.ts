import type { Endpoint } from '@/lib/contracts/endpoint';
import { lookup } from '@/lib/contracts/lookup';
import { resource } from '@/lib/contracts/resource';

/** interface: Reports, "Status lookup". */
export const serviceStatus = resource('serviceStatus', {
  read: {
    service: 'pix',
    method: 'GET',
    path: '/status',
    query: lookup,
    permission: 'transactions:read',
    effect: 'read',
    limit: 'personal',
    basis: 'assumed',
    errors: ['SVV001', 'SVA100', 'SVA200', 'SVC310'],
  },
} as const satisfies Record<string, Endpoint>);
