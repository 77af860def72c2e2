import type { Endpoint } from '@/lib/contracts/endpoint';
import * as ownCodes from '@/lib/contracts/problem/own-codes';
import { paging } from '@/lib/contracts/query/query-field';
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
    errors: [],
  },
  create: {
    service: 'office',
    method: 'POST',
    path: '/staff',
    permission: 'staff:write',
    effect: 'change',
    sensitive: 'role-change',
    audit: { action: 'staff.created', facts: ['role'] },
    accepts: 'json',
    refreshes: ['staff', 'staffChanges'],
    errors: [ownCodes.invalidRequest, ownCodes.conflict],
  },
  change: {
    service: 'office',
    method: 'PATCH',
    path: '/staff/{id}',
    params: { id: 'uuid' },
    permission: 'staff:write',
    effect: 'change',
    sensitive: 'role-change',
    audit: { action: 'staff.changed', facts: ['role', 'active'] },
    accepts: 'json',
    refreshes: ['staff', 'staffChanges'],
    errors: [ownCodes.invalidRequest, ownCodes.notFound, ownCodes.conflict, ownCodes.changePending, ownCodes.needsAnotherAdministrator],
  },
  resetPassword: {
    service: 'office',
    method: 'POST',
    path: '/staff/{id}/password',
    params: { id: 'uuid' },
    permission: 'staff:write',
    effect: 'change',
    sensitive: 'role-change',
    audit: { action: 'staff.password-reset' },
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
    accepts: 'json',
    codes: ['current', 'next'],
    answers: 'nothing',
    refreshes: ['sessions'],
    errors: [ownCodes.invalidRequest, ownCodes.tooManyPasswords],
  },
} as const satisfies Record<string, Endpoint>);
