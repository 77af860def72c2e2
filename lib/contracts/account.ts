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
    assumption:
      'Fields of the profile; fee, limit and auto-withdraw parts are read in either case of their first letter; a fee percentage of 1.5 means 1.5 %.',
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
    assumption: 'Named `available`/`blocked` in the document and `balanceAvailable`/`balanceBlocked` elsewhere; both are read.',
    errors: ['SVA100', 'SVA200'],
  },
} as const satisfies Record<string, Endpoint>;
