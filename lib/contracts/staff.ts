import type { Endpoint } from './endpoint';
import { paging } from './query-field';
import { resource } from './resource';

/** The people who work here. */
export const staff = resource('staff', {
  list: {
    service: 'office',
    method: 'GET',
    path: '/staff',
    query: paging,
    permission: 'staff:read',
    effect: 'read',
    limit: 'personal',
    basis: 'stated',
    errors: [],
  },
  create: {
    service: 'office',
    method: 'POST',
    path: '/staff',
    permission: 'staff:write',
    effect: 'change',
    basis: 'stated',
    accepts: 'json',
    refreshes: ['staff', 'staffChanges'],
    errors: ['SVB400', 'SVB409'],
  },
  change: {
    service: 'office',
    method: 'PATCH',
    path: '/staff/{id}',
    permission: 'staff:write',
    effect: 'change',
    basis: 'stated',
    accepts: 'json',
    refreshes: ['staff', 'staffChanges'],
    errors: ['SVB400', 'SVB404', 'SVB409', 'SVB442', 'SVB443'],
  },
  resetPassword: {
    service: 'office',
    method: 'POST',
    path: '/staff/{id}/password',
    permission: 'staff:write',
    effect: 'change',
    basis: 'stated',
    refreshes: ['staff', 'staffChanges'],
    errors: ['SVB404', 'SVB410', 'SVB442', 'SVB443'],
  },
  changeOwnPassword: {
    service: 'office',
    method: 'POST',
    path: '/password',
    permission: 'sessions:own',
    effect: 'change',
    basis: 'stated',
    accepts: 'json',
    codes: ['current', 'next'],
    answers: 'nothing',
    refreshes: ['sessions'],
    errors: ['SVB400', 'SVB429'],
  },
} as const satisfies Record<string, Endpoint>);
