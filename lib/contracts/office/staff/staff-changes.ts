import type { Endpoint } from '@/lib/contracts/endpoint';
import * as ownCodes from '@/lib/contracts/problem/own-codes';
import { resource } from '@/lib/contracts/resource';

/** Changes that need a second administrator: another role, an activation, a password link that somebody would be shown, the removal of a lost second factor. */
export const staffChangeKinds = ['role', 'activate', 'password', 'factor'] as const;

export type StaffChangeKind = (typeof staffChangeKinds)[number];

/** Days until an undecided change expires. */
export const staffChangeDays = 7;

const decision = {
  service: 'office',
  method: 'POST',
  permission: 'staff:write',
  effect: 'change',
  refreshes: ['staff', 'staffChanges'],
  errors: [ownCodes.notFound, ownCodes.outdated, ownCodes.needsAnotherAdministrator],
} as const;

/** Changes of people that one administrator requested and another must decide. */
export const staffChanges = resource('staffChanges', {
  list: {
    service: 'office',
    method: 'GET',
    path: '/staff-changes',
    permission: 'staff:read',
    effect: 'read',
    limit: 'personal',
    errors: [],
  },
  approve: {
    ...decision,
    sensitive: 'role-change',
    audit: { action: 'staff.change-approved' },
    path: '/staff-changes/{id}/approval',
    params: { id: 'uuid' },
  },
  refuse: {
    ...decision,
    audit: { action: 'staff.change-refused' },
    path: '/staff-changes/{id}/refusal',
    params: { id: 'uuid' },
    answers: 'nothing',
  },
  withdraw: {
    ...decision,
    audit: { action: 'staff.change-withdrawn' },
    path: '/staff-changes/{id}/withdrawal',
    params: { id: 'uuid' },
    answers: 'nothing',
  },
} as const satisfies Record<string, Endpoint>);
