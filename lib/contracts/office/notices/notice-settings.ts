import type { Endpoint } from '@/lib/contracts/endpoint';
import * as ownCodes from '@/lib/contracts/problem/own-codes';
import { resource } from '@/lib/contracts/resource';

/** The hours of the day at which a digest can come, in the business zone. */
export const digestHours = { first: 5, last: 22, usual: 8 } as const;

/** How a person is told of each kind of notice that they may see. */
export const noticeSettings = resource('noticeSettings', {
  read: {
    service: 'office',
    method: 'GET',
    path: '/notice-settings',
    permission: 'sessions:own',
    effect: 'read',
    errors: [],
  },
  /** Turns one way of one kind on or off. */
  change: {
    service: 'office',
    method: 'PUT',
    path: '/notice-settings',
    permission: 'sessions:own',
    effect: 'change',
    audit: { action: 'notices.changed', facts: ['kind', 'way', 'on'] },
    accepts: 'json',
    answers: 'nothing',
    refreshes: ['noticeSettings', 'notices'],
    errors: [ownCodes.invalidRequest, ownCodes.forbidden],
  },
  /** Sets the hour of the digest. */
  changeHour: {
    service: 'office',
    method: 'PUT',
    path: '/notice-settings/hour',
    permission: 'sessions:own',
    effect: 'change',
    audit: { action: 'notices.changed', facts: ['hour'] },
    accepts: 'json',
    answers: 'nothing',
    refreshes: ['noticeSettings'],
    errors: [ownCodes.invalidRequest],
  },
} as const satisfies Record<string, Endpoint>);
