import type { Endpoint } from '@/lib/contracts/endpoint';
import * as ownCodes from '@/lib/contracts/problem/own-codes';
import { resource } from '@/lib/contracts/resource';

/** The most that may be written about differences a day is closed with. */
export const closingNote = { min: 3, max: 300 } as const;

/** The business days of São Paulo, each compared with its transactions, and closed under somebody's name. */
export const dayClosings = resource('dayClosings', {
  /** The latest closing of each day. */
  list: {
    service: 'office',
    method: 'GET',
    path: '/day-closings',
    query: { from: { kind: 'day', required: true }, to: { kind: 'day', required: true } },
    permission: 'statements:read',
    effect: 'read',
    errors: [],
  },
  read: {
    service: 'office',
    method: 'GET',
    path: '/day-closings/{day}',
    params: { day: 'id' },
    permission: 'statements:read',
    effect: 'read',
    errors: [ownCodes.notFound, 'SVG404'],
  },
  close: {
    service: 'office',
    method: 'POST',
    path: '/day-closings/{day}',
    params: { day: 'id' },
    permission: 'statements:close',
    effect: 'change',
    audit: { action: 'day.closed', facts: ['differences'] },
    accepts: 'json',
    refreshes: ['dayClosings'],
    errors: [ownCodes.invalidRequest, ownCodes.notFound, ownCodes.outdated, 'SVG404'],
  },
} as const satisfies Record<string, Endpoint>);
