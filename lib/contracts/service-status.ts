import type { Endpoint } from './endpoint';
import { lookup } from './lookup';

/** interface: Reports, "Status lookup". */
export const serviceStatus = {
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
} as const satisfies Record<string, Endpoint>;
