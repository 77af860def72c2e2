import type { Endpoint } from '@/lib/contracts/endpoint';
import * as ownCodes from '@/lib/contracts/problem/own-codes';
import { resource } from '@/lib/contracts/resource';

/**
 * The states of a defense being sent. `sending` is stored before the service is called; `unknown` is settled by looking it up, never by
 * sending again; `not-found` means that the lookup found nothing and it may be sent again.
 */
export const sendingStates = ['sending', 'sent', 'refused', 'unknown', 'not-found'] as const;
export type SendingState = (typeof sendingStates)[number];

/** Sending the draft, once, and our own copy of what was sent. */
export const sentDefenses = resource('defenses', {
  sent: {
    service: 'office',
    method: 'GET',
    path: '/infractions/{infractionId}/sent-defenses',
    params: { infractionId: 'id' },
    permission: 'infractions:read',
    effect: 'read',
    errors: [],
  },
  send: {
    service: 'office',
    method: 'POST',
    path: '/infractions/{infractionId}/sent-defenses',
    params: { infractionId: 'id' },
    permission: 'infractions:defend',
    effect: 'change',
    sensitive: 'defense',
    audit: { action: 'defense.sent' },
    accepts: 'json',
    refreshes: ['infractions', 'defenses', 'drafts', 'transactions'],
    errors: [ownCodes.invalidRequest, ownCodes.conflict, ownCodes.outdated, 'SVK210', 'SVK211', 'SVK212', 'SVG404', 'SVG422'],
  },
} as const satisfies Record<string, Endpoint>);
