import type { Endpoint } from './endpoint';

/** interface: Account. `GET /user` also validates the token. */
export const account = {
  read: {
    service: 'pix',
    method: 'GET',
    path: '/user',
    permission: 'account:read',
    effect: 'read',
    basis: 'published',
    errors: ['SVA100', 'SVA200'],
  },
} as const satisfies Record<string, Endpoint>;

/** interface: Account, "available (amount movable now) and blocked". */
export const balance = {
  read: {
    service: 'pix',
    method: 'GET',
    path: '/user/balance',
    permission: 'account:read',
    effect: 'read',
    basis: 'published',
    errors: ['SVA100', 'SVA200'],
  },
} as const satisfies Record<string, Endpoint>;
