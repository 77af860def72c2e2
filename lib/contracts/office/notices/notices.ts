import type { Endpoint } from '@/lib/contracts/endpoint';
import * as ownCodes from '@/lib/contracts/problem/own-codes';
import { paging } from '@/lib/contracts/query/query-field';
import { resource } from '@/lib/contracts/resource';
import { noticeKinds } from './notice-kinds';

/** The most notices that one call marks as read, and that the bell knows of. */
export const maxUnreadShown = 50;

/** What a person is told of: what happened, where it leads, and whether they have read it, on whichever of their devices. */
export const notices = resource('notices', {
  list: {
    service: 'office',
    method: 'GET',
    path: '/notices',
    query: { ...paging, unread: { kind: 'flag' }, kind: { kind: 'several', values: noticeKinds } },
    permission: 'sessions:own',
    effect: 'read',
    errors: [],
  },
  /** The newest unread ones, and how many there are, a hundred at most. */
  unread: {
    service: 'office',
    method: 'GET',
    path: '/notices/unread',
    permission: 'sessions:own',
    effect: 'read',
    errors: [],
  },
  /** Marks some as read, or all there were at an instant. */
  acknowledge: {
    service: 'office',
    method: 'POST',
    path: '/notices/read',
    permission: 'sessions:own',
    effect: 'change',
    audit: { action: 'notices.read', asked: false },
    accepts: 'json',
    answers: 'nothing',
    refreshes: ['notices'],
    errors: [ownCodes.invalidRequest],
  },
} as const satisfies Record<string, Endpoint>);
