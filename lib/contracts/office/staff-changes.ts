import type { Endpoint } from '@/lib/contracts/endpoint';
import * as ownCodes from '@/lib/contracts/problem/own-codes';
import { resource } from '@/lib/contracts/resource';

/** What can wait for a second administrator: another role, a way in, a link to choose a password that somebody would be shown. */
export const staffChangeKinds = ['role', 'activate', 'password'] as const;

export type StaffChangeKind = (typeof staffChangeKinds)[number];

/** Days until a change that nobody decided about lapses. */
export const staffChangeDays = 7;

const decision = {
  service: 'office',
  method: 'POST',
  permission: 'staff:write',
  effect: 'change',
  basis: 'stated',
  refreshes: ['staff', 'staffChanges'],
  errors: [ownCodes.notFound, ownCodes.outdated, ownCodes.needsAnotherAdministrator],
} as const;

/** Changes of people that one administrator asked for and that wait for another one. */
export const staffChanges = resource('staffChanges', {
  list: {
    service: 'office',
    method: 'GET',
    path: '/staff-changes',
    permission: 'staff:read',
    effect: 'read',
    limit: 'personal',
    basis: 'stated',
    errors: [],
  },
  approve: { ...decision, audit: { action: 'staff.change-approved' }, path: '/staff-changes/{id}/approval' },
  refuse: { ...decision, audit: { action: 'staff.change-refused' }, path: '/staff-changes/{id}/refusal', answers: 'nothing' },
  withdraw: { ...decision, audit: { action: 'staff.change-withdrawn' }, path: '/staff-changes/{id}/withdrawal', answers: 'nothing' },
} as const satisfies Record<string, Endpoint>);
