import type { Endpoint } from '@/lib/contracts/endpoint';
import * as ownCodes from '@/lib/contracts/problem/own-codes';
import { resource } from '@/lib/contracts/resource';

/**
 * How a field with personal data is shown to roles without access, by its name on the wire at any depth; `whole` hides the value with
 * everything inside. The account's own number is masked as it is where the account pays or receives: the same value is whole nowhere for them.
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
  accountNumber: 'account',
  payerAccountNumber: 'account',
  receiverAccountNumber: 'account',
  withdrawPixKey: 'pix-key',
  pixKey: 'pix-key',
  key: 'pix-key',
  /** The payment code of our own charge: the key in it is the account's own. */
  qrCodeText: 'open',
} as const;

export type PersonalField = keyof typeof personalFields;

/** The fields of a transaction that can be revealed one at a time, each time audited. */
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
    accepts: 'json',
    errors: [ownCodes.invalidRequest, 'SVC310'],
  },
} as const satisfies Record<string, Endpoint>);

/**
 * Exchanges a document for a token before it may appear in a URL as a filter. A role that sees documents masked gives a reason, because
 * filtering by one candidate after another would reveal the document.
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
    accepts: 'json',
    errors: [ownCodes.invalidRequest],
  },
} as const satisfies Record<string, Endpoint>);
