import type { Endpoint } from '@/lib/contracts/endpoint';
import * as ownCodes from '@/lib/contracts/problem/own-codes';
import { paging } from '@/lib/contracts/query/query-field';
import { resource } from '@/lib/contracts/resource';

/**
 * The states of an approval. `approved` has all its votes and is about to be carried out, or waits for its requester to use it; `stale` was
 * stopped because what was approved no longer holds; `lapsed` was not decided, or not used, in time.
 */
export const approvalStates = ['waiting', 'approved', 'executing', 'done', 'failed', 'declined', 'withdrawn', 'lapsed', 'stale'] as const;
export type ApprovalState = (typeof approvalStates)[number];

/** The states in which something can still happen to it. */
export const openApprovalStates = ['waiting', 'approved', 'executing'] as const satisfies readonly ApprovalState[];

/**
 * What the last vote does: `run` carries the request out as it was stored; `permit` lets its requester send it again, once, where a secret must
 * not be stored or an answer must be seen.
 */
export const approvalModes = ['run', 'permit'] as const;
export type ApprovalMode = (typeof approvalModes)[number];

/** Which approvals a list shows: those the reader may decide, those they asked for, those that are over, or all. */
export const approvalScopes = ['mine-to-decide', 'asked-by-me', 'over', 'all'] as const;

/** Whether the reader may decide, and why not. */
export const decisionRights = ['yes', 'own', 'role', 'voted', 'over'] as const;

/** What differed when an approved request was about to be carried out. */
export const staleReasons = ['balance', 'holder', 'amount', 'record', 'requester', 'request', 'payee'] as const;
export type StaleReason = (typeof staleReasons)[number];

/** The fewest characters of a reason for carrying something out without its approvals. */
export const overrideReasonMin = 20;

const decision = {
  service: 'office',
  method: 'POST',
  effect: 'change',
  refreshes: ['approvals', 'operations', 'approvalRules'],
} as const;

/** Requests that wait for other people, and their votes. */
export const approvals = resource('approvals', {
  list: {
    service: 'office',
    method: 'GET',
    path: '/approvals',
    query: { ...paging, scope: { kind: 'one', values: approvalScopes }, operationId: { kind: 'id' } },
    permission: 'approvals:read',
    effect: 'read',
    limit: 'personal',
    errors: [],
  },
  read: {
    service: 'office',
    method: 'GET',
    path: '/approvals/{id}',
    params: { id: 'uuid' },
    permission: 'approvals:read',
    effect: 'read',
    limit: 'personal',
    errors: [ownCodes.notFound],
  },
  approve: {
    ...decision,
    path: '/approvals/{id}/approval',
    params: { id: 'uuid' },
    permission: 'approvals:decide',
    audit: { action: 'approval.approved' },
    proof: 'always',
    accepts: 'json',
    errors: [ownCodes.notFound, ownCodes.outdated, ownCodes.ownRequest, ownCodes.forbidden],
  },
  decline: {
    ...decision,
    path: '/approvals/{id}/refusal',
    params: { id: 'uuid' },
    permission: 'approvals:decide',
    audit: { action: 'approval.declined' },
    accepts: 'json',
    errors: [ownCodes.notFound, ownCodes.outdated, ownCodes.ownRequest, ownCodes.forbidden],
  },
  withdraw: {
    ...decision,
    path: '/approvals/{id}/withdrawal',
    params: { id: 'uuid' },
    permission: 'sessions:own',
    audit: { action: 'approval.withdrawn' },
    errors: [ownCodes.notFound, ownCodes.outdated, ownCodes.forbidden],
  },
  /** Carries a request out without its approvals, for a written reason. Offered by a setting only. */
  override: {
    ...decision,
    path: '/approvals/{id}/override',
    params: { id: 'uuid' },
    permission: 'approvals:override',
    audit: { action: 'approval.overridden' },
    proof: 'always',
    accepts: 'json',
    errors: [ownCodes.notFound, ownCodes.outdated, ownCodes.ownRequest, ownCodes.forbidden],
  },
  /** Takes note of a request that was carried out without its approvals: until then everybody who may decide is reminded of it. */
  acknowledge: {
    ...decision,
    path: '/approvals/{id}/acknowledgement',
    params: { id: 'uuid' },
    permission: 'approvals:decide',
    audit: { action: 'approval.acknowledged' },
    errors: [ownCodes.notFound, ownCodes.outdated, ownCodes.ownRequest],
  },
} as const satisfies Record<string, Endpoint>);
