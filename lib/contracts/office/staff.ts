import type { Endpoint } from '@/lib/contracts/endpoint';
import * as ownCodes from '@/lib/contracts/problem/own-codes';
import { paging } from '@/lib/contracts/query-field';
import { resource } from '@/lib/contracts/resource';

/** The staff. */
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
    audit: { action: 'staff.created', facts: ['role'] },
    basis: 'stated',
    accepts: 'json',
    refreshes: ['staff', 'staffChanges'],
    errors: [ownCodes.invalidRequest, ownCodes.conflict],
  },
  change: {
    service: 'office',
    method: 'PATCH',
    path: '/staff/{id}',
    permission: 'staff:write',
    effect: 'change',
    audit: { action: 'staff.changed', facts: ['role', 'active'] },
    basis: 'stated',
    accepts: 'json',
    refreshes: ['staff', 'staffChanges'],
    errors: [ownCodes.invalidRequest, ownCodes.notFound, ownCodes.conflict, ownCodes.changePending, ownCodes.needsAnotherAdministrator],
  },
  resetPassword: {
    service: 'office',
    method: 'POST',
    path: '/staff/{id}/password',
    permission: 'staff:write',
    effect: 'change',
    audit: { action: 'staff.password-reset' },
    basis: 'stated',
    refreshes: ['staff', 'staffChanges'],
    errors: [ownCodes.notFound, ownCodes.outdated, ownCodes.changePending, ownCodes.needsAnotherAdministrator],
  },
  changeOwnPassword: {
    service: 'office',
    method: 'POST',
    path: '/password',
    permission: 'sessions:own',
    effect: 'change',
    audit: { action: 'staff.password-changed' },
    basis: 'stated',
    accepts: 'json',
    codes: ['current', 'next'],
    answers: 'nothing',
    refreshes: ['sessions'],
    errors: [ownCodes.invalidRequest, ownCodes.tooManyPasswords],
  },
} as const satisfies Record<string, Endpoint>);
