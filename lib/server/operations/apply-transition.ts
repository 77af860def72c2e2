import 'server-only';
import type { AuditResult } from '@/lib/contracts/office/audit/audit-action';
import type { OperationState } from '@/lib/contracts/office/operations';
import { problem } from '@/lib/contracts/problem/problem';
import { recordAuditEvent } from '@/lib/server/audit/record';
import { announce } from '@/lib/server/live/announce';
import { moveToReplacement } from '@/lib/server/payment-invoices/invoice-store';
import type { Services } from '@/lib/server/services';
import { operationHandlers } from './handlers/operation-handlers';
import { operationFacts } from './operation-facts';
import type { OperationRequest, Outcome } from './operation-handler';
import { notifyStopped } from './planned/notify-stopped';
import { endUnsent, type OperationChange, type OperationRow, transitionOperation } from './stored/store';

/** The request an operation changes state in: a person's call, or the background resolver (no caller). */
type TransitionContext = Pick<OperationRequest, 'requestId'> & Partial<Pick<OperationRequest, 'caller'>>;

/** Changes the state of an operation; when the state really changed, writes an audit event and announces it to open pages. */
export async function applyTransition(
  row: OperationRow,
  from: readonly OperationState[],
  change: OperationChange,
  { caller, requestId }: TransitionContext,
  services: Services,
): Promise<OperationRow> {
  const now = services.now();
  const { row: present, changed } = await transitionOperation(services.db, row.id, from, change, now);
  if (!changed || present.state === row.state) return present;
  const code = present.problem?.errorCode;
  const facts = { ...operationFacts(present, services.environment), state: present.state, ...(code && { code }) };
  const source = caller ? { caller } : { actorId: row.staffId, address: null };
  const event = { ...source, action: 'operation.settled', object: row.id, result: resultOf(present.state), requestId, facts } as const;
  await recordAuditEvent(services.db, event, now);
  // Nobody was there when it went.
  if (present.plannedFor !== null && (present.state === 'refused' || present.state === 'not-found'))
    await notifyStopped(present, present.state, services);
  if (present.state === 'done' && present.replaces !== null) await endReplaced(present, { caller, requestId }, services);
  await announce(services.db, [
    'operations',
    'transactions',
    'charges',
    'withdrawals',
    'transfers',
    'cardCharges',
    'recurrences',
    'balance',
    'volume',
    'statements',
    'account',
  ]);
  return present;
}

/** Ends the payment held back whose place a sent one took, which has its invoice from then on. */
async function endReplaced(
  { id, idempotencyKey, replaces, staffId }: OperationRow,
  { caller, requestId }: TransitionContext,
  services: Services,
) {
  const ended = replaces === null ? null : await endUnsent(services.db, replaces, services.now());
  if (!ended) return;
  await moveToReplacement(services.db, ended.idempotencyKey, idempotencyKey);
  const source = caller ? { caller } : { actorId: staffId, address: null };
  const facts = { ...operationFacts(ended, services.environment), by: id };
  const event = { ...source, action: 'operation.canceled', object: ended.id, result: 'done', requestId, facts } as const;
  await recordAuditEvent(services.db, event, services.now());
}

function resultOf(state: OperationState): AuditResult {
  return state === 'done' || state === 'refused' ? state : 'unknown';
}

/** The state change that a looked-up outcome calls for; null when the outcome says nothing about the operation. */
export function transitionFor(row: OperationRow, outcome: Outcome): OperationChange | null {
  switch (operationHandlers[row.kind].verify(row, outcome)) {
    case 'found':
      return { state: 'done', transactionId: outcome.id, problem: null, nextReadAt: null };
    case 'mismatch':
      return refusedAsDuplicate(outcome);
    case 'not-found':
      return null;
  }
}

/** The reference belongs to a different transaction: the operation is refused, with the id of what exists. */
export function refusedAsDuplicate({ id }: Outcome): OperationChange {
  const details = [{ field: 'transaction', reason: id ?? '' }];
  return {
    state: 'refused',
    transactionId: id,
    problem: problem({ statusCode: 409, errorCode: 'SVC210', details }).problem,
    nextReadAt: null,
  };
}
