import type { Endpoint } from '@/lib/contracts/endpoint';
import * as ownCodes from '@/lib/contracts/problem/own-codes';
import { resource } from '@/lib/contracts/resource';

/**
 * Proofs of the second factor for one action. The refusal of an action (SVB460) names the challenge; the browser reads it, gives the proof, and
 * repeats the same call with `proofHeader`.
 */
export const proofs = resource('proofs', {
  read: {
    service: 'office',
    method: 'GET',
    path: '/proofs/{id}',
    params: { id: 'uuid' },
    permission: 'sessions:own',
    effect: 'read',
    errors: [ownCodes.notFound],
  },
  give: {
    service: 'office',
    method: 'POST',
    path: '/proofs/{id}',
    params: { id: 'uuid' },
    permission: 'sessions:own',
    effect: 'change',
    audit: { action: 'second-factor.proved', asked: false },
    accepts: 'json',
    codes: ['assertion.id', 'assertion.clientDataJSON', 'assertion.authenticatorData', 'assertion.signature', 'timeCode', 'recoveryCode'],
    answers: 'nothing',
    errors: [ownCodes.notFound, ownCodes.proofRefused, ownCodes.tooManyPasswords],
  },
} as const satisfies Record<string, Endpoint>);
