import type { Endpoint } from '@/lib/contracts/endpoint';
import * as ownCodes from '@/lib/contracts/problem/own-codes';
import { resource } from '@/lib/contracts/resource';

/** Whether a person wants mails about deadlines. */
export const notices = resource('notices', {
  read: {
    service: 'office',
    method: 'GET',
    path: '/notices',
    permission: 'infractions:defend',
    effect: 'read',
    errors: [],
  },
  change: {
    service: 'office',
    method: 'PUT',
    path: '/notices',
    permission: 'infractions:defend',
    effect: 'change',
    audit: { action: 'notices.changed' },
    accepts: 'json',
    refreshes: ['notices'],
    errors: [ownCodes.invalidRequest],
  },
} as const satisfies Record<string, Endpoint>);
