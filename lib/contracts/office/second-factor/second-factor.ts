import type { Endpoint } from '@/lib/contracts/endpoint';
import * as ownCodes from '@/lib/contracts/problem/own-codes';
import { resource } from '@/lib/contracts/resource';

/** Changes of one's own second factor. A present factor has to be proved, the password where there is none yet. */
const own = { service: 'office', permission: 'sessions:own', effect: 'change', refreshes: ['secondFactor'] } as const;
/** Also open to a session that has to enrol before it may do anything else. */
const enrolling = { ...own, stage: 'enrolment' } as const;

/** One's own passkeys, time code and recovery codes. */
export const secondFactor = resource('secondFactor', {
  read: {
    service: 'office',
    method: 'GET',
    path: '/second-factor',
    permission: 'sessions:own',
    effect: 'read',
    stage: 'enrolment',
    errors: [],
  },
  startPasskey: {
    ...enrolling,
    method: 'POST',
    path: '/second-factor/passkeys/options',
    audit: { action: 'second-factor.passkey-asked', asked: false },
    accepts: 'json',
    codes: ['password'],
    ownFactor: true,
    refreshes: [],
    errors: [ownCodes.invalidRequest, ownCodes.tooManyPasswords, ownCodes.proofRequired, ownCodes.proofRefused],
  },
  addPasskey: {
    ...enrolling,
    method: 'POST',
    path: '/second-factor/passkeys',
    audit: { action: 'second-factor.passkey-added' },
    accepts: 'json',
    codes: ['passkey.id', 'passkey.clientDataJSON', 'passkey.attestationObject'],
    errors: [ownCodes.invalidRequest, ownCodes.proofRefused, ownCodes.conflict],
  },
  renamePasskey: {
    ...own,
    method: 'PATCH',
    path: '/second-factor/passkeys/{id}',
    params: { id: 'uuid' },
    audit: { action: 'second-factor.passkey-renamed' },
    accepts: 'json',
    answers: 'nothing',
    errors: [ownCodes.invalidRequest, ownCodes.notFound],
  },
  removePasskey: {
    ...own,
    method: 'DELETE',
    path: '/second-factor/passkeys/{id}',
    params: { id: 'uuid' },
    audit: { action: 'second-factor.passkey-removed' },
    answers: 'nothing',
    ownFactor: true,
    errors: [ownCodes.notFound, ownCodes.lastFactor, ownCodes.proofRequired, ownCodes.proofRefused],
  },
  startTimeCode: {
    ...enrolling,
    method: 'POST',
    path: '/second-factor/time-code',
    audit: { action: 'second-factor.time-code-asked', asked: false },
    accepts: 'json',
    codes: ['password'],
    ownFactor: true,
    refreshes: [],
    errors: [ownCodes.invalidRequest, ownCodes.tooManyPasswords, ownCodes.proofRequired, ownCodes.proofRefused],
  },
  confirmTimeCode: {
    ...enrolling,
    method: 'POST',
    path: '/second-factor/time-code/confirmation',
    audit: { action: 'second-factor.time-code-added' },
    accepts: 'json',
    codes: ['code'],
    errors: [ownCodes.invalidRequest, ownCodes.proofRefused, ownCodes.tooManyPasswords],
  },
  removeTimeCode: {
    ...own,
    method: 'DELETE',
    path: '/second-factor/time-code',
    audit: { action: 'second-factor.time-code-removed' },
    answers: 'nothing',
    ownFactor: true,
    errors: [ownCodes.notFound, ownCodes.lastFactor, ownCodes.proofRequired, ownCodes.proofRefused],
  },
  renewRecoveryCodes: {
    ...own,
    method: 'POST',
    path: '/second-factor/recovery-codes',
    audit: { action: 'second-factor.recovery-codes-renewed' },
    ownFactor: true,
    errors: [ownCodes.notFound, ownCodes.proofRequired, ownCodes.proofRefused],
  },
} as const satisfies Record<string, Endpoint>);
