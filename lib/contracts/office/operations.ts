import type { Endpoint } from '@/lib/contracts/endpoint';
import * as ownCodes from '@/lib/contracts/problem/own-codes';
import { paging } from '@/lib/contracts/query/query-field';
import { resource } from '@/lib/contracts/resource';

/**
 * The states of a money operation. `sending` is stored before the service is called; `unknown` is settled by looking it up, never by
 * sending again; `not-found` means that the lookup found nothing and it may be sent again. A payment for a later day is `planned` until then; `held`
 * means that it was held back on its day and nothing was sent; `canceled` that a person ended it before anything was.
 */
export const operationStates = ['sending', 'done', 'refused', 'unknown', 'not-found', 'planned', 'held', 'canceled'] as const;
export type OperationState = (typeof operationStates)[number];

/** The endpoints that are operations. */
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

/** Those that pay someone a person has to confirm. */
export const payingKinds = [
  'withdrawals.create',
  'withdrawals.createFromQrCode',
  'transfers.create',
  'account.change',
] as const satisfies readonly OperationKind[];
export type PayingKind = (typeof payingKinds)[number];

/** Why a planned payment was held back on its day. `refused` names everything else that was refused before sending. */
export const heldReasons = [
  'holder',
  'key',
  'saved-payee',
  'requester',
  'approval',
  'rule',
  'limit',
  'balance',
  'day',
  'request',
  'refused',
] as const;
export type HeldReason = (typeof heldReasons)[number];

/** Our records of money operations: what was sent to the service, by whom, and its result. */
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
      /** A part of the reference, or words of the description or of the number of its invoice. */
      text: { kind: 'text', max: 140 },
      /** The transaction an operation is about or has created. */
      transactionId: { kind: 'id' },
      /** The idempotency key of its form: a reloaded page finds its operation by it. */
      idempotencyKey: { kind: 'id' },
    },
    permission: 'operations:read',
    effect: 'read',
    limit: 'personal',
    errors: [],
  },
  read: {
    service: 'office',
    method: 'GET',
    path: '/operations/{id}',
    params: { id: 'uuid' },
    permission: 'operations:read',
    effect: 'read',
    limit: 'personal',
    errors: [ownCodes.notFound],
  },
  /** Looks an unknown outcome up now instead of at its next turn. */
  check: {
    service: 'office',
    method: 'POST',
    path: '/operations/{id}/check',
    params: { id: 'uuid' },
    permission: 'operations:check',
    effect: 'change',
    audit: { action: 'operation.checked' },
    refreshes: ['operations', 'transactions', 'charges', 'withdrawals', 'transfers', 'cardCharges', 'recurrences', 'account'],
    errors: [ownCodes.notFound],
  },
  /** What a payment that was held back would have sent: the form that sends it now begins with it. */
  plan: {
    service: 'office',
    method: 'GET',
    path: '/operations/{id}/plan',
    params: { id: 'uuid' },
    permission: 'withdrawals:create',
    effect: 'read',
    limit: 'personal',
    errors: [ownCodes.notFound],
  },
  /** Ends a planned payment, or one that was held back, before anything is sent. */
  cancel: {
    service: 'office',
    method: 'POST',
    path: '/operations/{id}/cancellation',
    params: { id: 'uuid' },
    permission: 'withdrawals:create',
    effect: 'change',
    audit: { action: 'operation.canceled' },
    refreshes: ['operations'],
    errors: [ownCodes.notFound, ownCodes.outdated],
  },
} as const satisfies Record<string, Endpoint>);
