import type { Endpoint } from '@/lib/contracts/endpoint';
import * as ownCodes from '@/lib/contracts/problem/own-codes';
import { paging } from '@/lib/contracts/query-field';
import { resource } from '@/lib/contracts/resource';

/**
 * The life of an act that moves money. `sending` is written before the service is called; `unknown` is settled by reading,
 * never by sending again; `not-found` means that reading found no trace and the act may be made again.
 */
export const operationStates = ['sending', 'done', 'refused', 'unknown', 'not-found'] as const;
export type OperationState = (typeof operationStates)[number];

/** The endpoints an operation may stand for. */
export const operationKinds = [
  'charges.create',
  'refunds.create',
  'withdrawals.create',
  'withdrawals.createFromQrCode',
  'transfers.create',
  'cardCharges.create',
  'cardCharges.reverse',
  'recurrences.changeAmount',
  'recurrences.reactivate',
  'account.change',
] as const;
export type OperationKind = (typeof operationKinds)[number];

/** Those that send money to somebody a person has to confirm. */
export const payingKinds = [
  'withdrawals.create',
  'withdrawals.createFromQrCode',
  'transfers.create',
  'account.change',
] as const satisfies readonly OperationKind[];
export type PayingKind = (typeof payingKinds)[number];

/** The header that carries the key a form makes when it opens: the same key never acts twice. */
export const idempotencyHeader = 'idempotency-key';

/** Our own record of what was asked of the service, by whom, and what became of it. */
export const operations = resource('operations', {
  list: {
    service: 'office',
    method: 'GET',
    path: '/operations',
    query: {
      ...paging,
      state: { kind: 'several', values: operationStates },
      kind: { kind: 'several', values: operationKinds },
      mine: { kind: 'flag' },
      /** The transaction an operation is about or has made. */
      transactionId: { kind: 'id' },
      /** The key of the form it came from: a page loaded again finds its act by it. */
      idempotencyKey: { kind: 'id' },
    },
    permission: 'operations:read',
    effect: 'read',
    limit: 'personal',
    basis: 'stated',
    errors: [],
  },
  read: {
    service: 'office',
    method: 'GET',
    path: '/operations/{id}',
    permission: 'operations:read',
    effect: 'read',
    limit: 'personal',
    basis: 'stated',
    errors: [ownCodes.notFound],
  },
  /** Reads the outcome of an unknown one now instead of at its next turn. */
  check: {
    service: 'office',
    method: 'POST',
    path: '/operations/{id}/check',
    permission: 'operations:check',
    effect: 'change',
    audit: { action: 'operation.checked' },
    basis: 'stated',
    refreshes: ['operations', 'transactions', 'charges', 'withdrawals', 'transfers', 'cardCharges', 'recurrences', 'account'],
    errors: [ownCodes.notFound],
  },
} as const satisfies Record<string, Endpoint>);
