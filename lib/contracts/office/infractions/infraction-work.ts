import type { Endpoint } from '@/lib/contracts/endpoint';
import * as ownCodes from '@/lib/contracts/problem/own-codes';
import { resource } from '@/lib/contracts/resource';

/** Our own work on infractions: the owner of a case, its notices, and what we know of the payer. */
export const infractionWork = resource('infractions', {
  /** Other payments and disputes of the payer, counted by document. */
  payerHistory: {
    service: 'office',
    method: 'GET',
    path: '/infractions/{infractionId}/payer-history',
    params: { infractionId: 'id' },
    permission: 'infractions:read',
    effect: 'read',
    errors: ['SVG404'],
  },
  /** The same for the payer of a received payment that nobody disputes, or not yet, and for whom an unpaid charge was made for. */
  payerHistoryOf: {
    service: 'office',
    method: 'GET',
    path: '/payments/{transactionId}/payer-history',
    params: { transactionId: 'id' },
    permission: 'infractions:read',
    effect: 'read',
    limit: 'personal',
    errors: ['SVC310'],
  },
  /** Assigns a case to the caller, from whoever had it. */
  assign: {
    service: 'office',
    method: 'PUT',
    path: '/infractions/{infractionId}/assignment',
    params: { infractionId: 'id' },
    permission: 'infractions:defend',
    effect: 'change',
    audit: { action: 'infraction.assigned' },
    refreshes: ['infractions'],
    errors: ['SVG404'],
  },
  release: {
    service: 'office',
    method: 'DELETE',
    path: '/infractions/{infractionId}/assignment',
    params: { infractionId: 'id' },
    permission: 'infractions:defend',
    effect: 'change',
    audit: { action: 'infraction.released' },
    refreshes: ['infractions'],
    errors: [],
  },
  /** Snoozes the notices of a case for the caller, at most until the next limit of its deadline. */
  pause: {
    service: 'office',
    method: 'PUT',
    path: '/infractions/{infractionId}/pause',
    params: { infractionId: 'id' },
    permission: 'infractions:read',
    effect: 'change',
    audit: { action: 'infraction.paused', facts: ['until'] },
    accepts: 'json',
    refreshes: ['infractions'],
    errors: [ownCodes.invalidRequest, 'SVG404'],
  },
  resume: {
    service: 'office',
    method: 'DELETE',
    path: '/infractions/{infractionId}/pause',
    params: { infractionId: 'id' },
    permission: 'infractions:read',
    effect: 'change',
    audit: { action: 'infraction.resumed' },
    refreshes: ['infractions'],
    errors: [],
  },
} as const satisfies Record<string, Endpoint>);
