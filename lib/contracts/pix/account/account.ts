import type { Endpoint } from '@/lib/contracts/endpoint';
import { resource } from '@/lib/contracts/resource';

/** interface: Account. `GET /user` also validates the token. */
export const account = resource('account', {
  read: {
    service: 'pix',
    method: 'GET',
    path: '/user',
    permission: 'account:read',
    effect: 'read',
    basis: 'published',
    errors: ['SVA100', 'SVA200'],
  },
} as const satisfies Record<string, Endpoint>);

/** interface: Account, "available (amount movable now) and blocked". */
export const balance = resource('balance', {
  read: {
    service: 'pix',
    method: 'GET',
    path: '/user/balance',
    permission: 'account:read',
    effect: 'read',
    basis: 'published',
    errors: ['SVA100', 'SVA200'],
  },
} as const satisfies Record<string, Endpoint>);
