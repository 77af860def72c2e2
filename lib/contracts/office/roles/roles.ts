import type { Endpoint } from '@/lib/contracts/endpoint';
import * as ownCodes from '@/lib/contracts/problem/own-codes';
import { resource } from '@/lib/contracts/resource';

/** The roles: those that are built in, and those that administrators made. */
export const roles = resource('roles', {
  list: {
    service: 'office',
    method: 'GET',
    path: '/roles',
    permission: 'roles:read',
    effect: 'read',
    errors: [],
  },
  /** What roles are called and open: everybody is told whom to ask. */
  names: {
    service: 'office',
    method: 'GET',
    path: '/roles/names',
    permission: 'sessions:own',
    effect: 'read',
    errors: [],
  },
  /** What the people of a role see and may do, as the product itself decides it. */
  read: {
    service: 'office',
    method: 'GET',
    path: '/roles/{id}',
    params: { id: 'id' },
    permission: 'roles:read',
    effect: 'read',
    errors: [ownCodes.notFound],
  },
  save: {
    service: 'office',
    method: 'PUT',
    path: '/roles/{id}',
    params: { id: 'id' },
    permission: 'roles:write',
    effect: 'change',
    sensitive: 'roles',
    audit: { action: 'roles.changed', facts: ['archived'] },
    accepts: 'json',
    refreshes: ['roles', 'staff', 'approvals'],
    errors: [ownCodes.invalidRequest, ownCodes.outdated, ownCodes.conflict, ownCodes.dutiesNotApart, ownCodes.beyondOwnRole],
  },
} as const satisfies Record<string, Endpoint>);
