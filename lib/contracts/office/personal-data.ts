import type { Endpoint } from '@/lib/contracts/endpoint';
import * as ownCodes from '@/lib/contracts/problem/own-codes';
import { resource } from '@/lib/contracts/resource';

/**
 * How a field that names a person is shown to who may not read it. The wire's names, wherever they stand in an answer;
 * `whole` hides the value with everything below it. `accountNumber` is not among them: it is the account's own, and
 * that of a Pix key's holder comes masked from the service.
 */
export const personalFields = {
  generatedDocument: 'document',
  payerDocument: 'document',
  receiverDocument: 'document',
  document: 'document',
  identity: 'document',
  generatedEmail: 'email',
  email: 'email',
  phone: 'phone',
  birthdate: 'whole',
  address: 'whole',
  payerAccountNumber: 'account',
  receiverAccountNumber: 'account',
  withdrawPixKey: 'pix-key',
  pixKey: 'pix-key',
  key: 'pix-key',
  /** The payment code of a charge of ours: the key in it is the account's own. */
  qrCodeText: 'open',
} as const;

export type PersonalField = keyof typeof personalFields;

/** The fields of one transaction that may be shown one at a time, each time on record. */
export const revealableFields = [
  'generatedDocument',
  'payerDocument',
  'receiverDocument',
  'generatedEmail',
  'payerAccountNumber',
  'receiverAccountNumber',
  'withdrawPixKey',
] as const satisfies readonly PersonalField[];

export const reveals = resource('reveals', {
  create: {
    service: 'office',
    method: 'POST',
    path: '/reveals',
    permission: 'personal-data:reveal',
    effect: 'change',
    audit: { action: 'personal-data.revealed', facts: ['field', 'reason'] },
    limit: 'reveal',
    basis: 'stated',
    accepts: 'json',
    errors: [ownCodes.invalidRequest, 'SVC310'],
  },
} as const satisfies Record<string, Endpoint>);

/**
 * A document to filter by is sealed by our server before it may stand in a page's address. Who sees documents masked says why, for a list
 * filtered by candidates would tell the whole one.
 */
export const documentTokens = resource('documentTokens', {
  create: {
    service: 'office',
    method: 'POST',
    path: '/document-tokens',
    permission: 'personal-data:filter',
    effect: 'read',
    audit: { action: 'personal-data.filter-made', facts: ['reason'] },
    limit: 'reveal',
    basis: 'stated',
    accepts: 'json',
    errors: [ownCodes.invalidRequest],
  },
} as const satisfies Record<string, Endpoint>);
