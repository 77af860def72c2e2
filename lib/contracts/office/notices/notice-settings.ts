import type { Endpoint } from '@/lib/contracts/endpoint';
import * as ownCodes from '@/lib/contracts/problem/own-codes';
import { resource } from '@/lib/contracts/resource';

/** Whether a person wants mails about deadlines. */
export const noticeSettings = resource('noticeSettings', {
  read: {
    service: 'office',
    method: 'GET',
    path: '/notice-settings',
    permission: 'infractions:defend',
    effect: 'read',
    errors: [],
  },
  change: {
    service: 'office',
    method: 'PUT',
    path: '/notice-settings',
    permission: 'infractions:defend',
    effect: 'change',
    audit: { action: 'notices.changed' },
    accepts: 'json',
    refreshes: ['noticeSettings'],
    errors: [ownCodes.invalidRequest],
  },
} as const satisfies Record<string, Endpoint>);
