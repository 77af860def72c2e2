import type { Endpoint } from '@/lib/contracts/endpoint';
import * as ownCodes from '@/lib/contracts/problem/own-codes';
import { resource } from '@/lib/contracts/resource';
import { noticeKinds } from './notice-kinds';

/** The most browsers in which one person has notices. */
export const maxNoticeDevices = 10;

/** What a browser shows: a kind of notice, or that a test arrived. */
export const pushKinds = [...noticeKinds, 'test'] as const;
export type PushKind = (typeof pushKinds)[number];

/** What our service worker is told, encrypted for one browser. It names nobody, and has no amount: a locked screen shows it. */
export interface PushMessage {
  /** By which a newer one replaces it on the screen. */
  readonly kind: PushKind;
  readonly title: string;
  readonly text: string;
  readonly language: string;
  /** The page it leads to, and the one it leads to where it replaces another. */
  readonly path: string;
  readonly list: string;
  /** The kinds that are unread still: what is shown of others is taken from the screen. Null where nothing is known of them. */
  readonly unread: readonly PushKind[] | null;
}

const own = { service: 'office', permission: 'sessions:own', effect: 'change', refreshes: ['noticeDevices'] } as const;

/** The browsers in which a person gets notices while Balcão is not open in them (Web Push). */
export const noticeDevices = resource('noticeDevices', {
  list: { service: 'office', method: 'GET', path: '/notice-devices', permission: 'sessions:own', effect: 'read', errors: [] },
  /** Turns notices on in the browser that asks, in place of what it had. */
  add: {
    ...own,
    method: 'POST',
    path: '/notice-devices',
    audit: { action: 'notices.device-added' },
    accepts: 'json',
    answers: 'nothing',
    destinations: { endpoint: 'push-service' },
    codes: ['endpoint', 'p256dh', 'auth'],
    errors: [ownCodes.invalidRequest, ownCodes.hostNotAllowed],
  },
  /** Sends a notice that says that it is a test. */
  test: {
    ...own,
    method: 'POST',
    path: '/notice-devices/{id}/test',
    params: { id: 'uuid' },
    audit: { action: 'notices.device-tested', asked: false },
    answers: 'nothing',
    errors: [ownCodes.notFound],
  },
  remove: {
    ...own,
    method: 'DELETE',
    path: '/notice-devices/{id}',
    params: { id: 'uuid' },
    audit: { action: 'notices.device-removed' },
    answers: 'nothing',
    errors: [ownCodes.notFound],
  },
} as const satisfies Record<string, Endpoint>);
