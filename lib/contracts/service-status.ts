import type { Endpoint } from './endpoint';
import { lookup } from './lookup';
import { resource } from './resource';

/** interface: Reports, "Status lookup". */
export const serviceStatus = resource('serviceStatus', {
  read: {
    service: 'pix',
    method: 'GET',
    path: '/status',
    query: lookup,
    permission: 'account:read',
    effect: 'read',
    basis: 'assumed',
    errors: ['SVV001', 'SVA100', 'SVA200', 'SVC310'],
    reach: 'server',
  },
} as const satisfies Record<string, Endpoint>);
