import 'server-only';
import type { OperationKind, OperationState } from '@/lib/contracts/office/operations';
import * as ownCodes from '@/lib/contracts/problem/own-codes';
import { ProblemError, problem } from '@/lib/contracts/problem/problem';
import { mayHaveTakenEffect } from '@/lib/domain/may-have-taken-effect';
import { recordAuditEvent } from '@/lib/server/audit/record';
import type { Services } from '@/lib/server/services';
import { limitsOf } from '@/lib/server/spending-limits/limit-store';
import { inSpan } from '@/lib/server/trace/span';
import { applyTransition, refusedAsDuplicate, transitionFor } from './apply-transition';
import { callService } from './call-service';
import { type Fingerprints, fingerprintsOf, isSameFingerprint } from './fingerprint';
import { operationHandlers } from './handlers/operation-handlers';
import { limitedRequestOf } from './limited-request-of';
import { operationFacts } from './operation-facts';
import type { ConfirmedRequest, OperationRequest, Outcome, PreparedCall } from './operation-handler';
import { isOwnReference } from './own-reference';
import { planOperation } from './planned/plan-operation';
import { requireConfirmation } from './require-confirmation';
import { callDeadline } from './settle/settle';
import { deleteUnsent, type OperationRow, openOperation, operationByKey, storePrepared } from './stored/store';
import { problemIn, storableProblem } from './stored/stored-problem';

export interface OperationRun {
  readonly row: OperationRow;
  /** The outcome as the service last returned it, if it did. */
  readonly outcome: Outcome | null;
}

/** States in which the answer of the call still decides: the resolver may have settled the row meanwhile. */
const undecided: readonly OperationState[] = ['sending', 'unknown', 'not-found'];

/**
 * Runs an operation once. The row is written first, together with the use of its payee confirmation; then the service is called once, and
 * never again for this row. A lost answer leaves the state `unknown`, to be settled by looking it up. The same key with the same request
 * replays the result; with another request it is refused with SVB422.
 */
export function runOperation(kind: OperationKind, request: OperationRequest, services: Services): Promise<OperationRun> {
  return inSpan(`operation ${kind}`, { kind, requestId: request.requestId }, async (note) => {
    const ran = await runOnce(kind, request, services);
    note({ operation: ran.row.id, state: ran.row.state });
    return ran;
  });
}

async function runOnce(kind: OperationKind, request: OperationRequest, services: Services): Promise<OperationRun> {
  const begun = await openAndPrepare(kind, request, services).catch(async (error: unknown) => {
    await recordRefusal(kind, error, request, services);
    throw error;
  });
  if ('ran' in begun) return begun.ran;
  const { row, prepared } = begun;
  return prepared.found ? completeFromExisting(row, prepared.found, request, services) : send(row, prepared, request, services);
}

type BeginResult = { readonly ran: OperationRun } | { readonly row: OperationRow; readonly prepared: PreparedCall };

/** Everything up to the call: writes the row, checks what must hold, and audits that it will be sent. */
async function openAndPrepare(kind: OperationKind, request: OperationRequest, services: Services): Promise<BeginResult> {
  const { db } = services;
  const { idempotencyKey, caller, requestId } = request;
  const description = operationHandlers[kind].describe(request);
  const fingerprints = fingerprintsOf(kind, request.params, description.fingerprintInput, services.environment);
  const known = await operationByKey(db, idempotencyKey);
  if (known) return { ran: await replay(known, fingerprints, request, services) };
  // It was begun a moment ago and taken back: a new one needs what beginning needs.
  if (request.isReplay) throw problem({ statusCode: 409, errorCode: ownCodes.conflict, retryAfterSeconds: 1 });

  const confirmed = request.approved ? request.approved.confirmed : requireConfirmation(kind, request, description, services);
  const opening = {
    kind,
    idempotencyKey,
    fingerprint: fingerprints[0],
    staffId: caller.staffId,
    description,
    confirmation: confirmed?.id ?? null,
    proof: request.proof ?? null,
    replaces: description.replaces ?? null,
    limited: limitedRequestOf(kind, request, { description, confirmed }, services),
    limits: await limitsOf(db, caller),
  };
  const { plannedFor } = description;
  const opened =
    plannedFor === undefined
      ? await openOperation(services, { ...opening, callDeadline: callDeadline(services) }, services.now())
      : await planOperation({ ...opening, plannedFor }, { ...request, confirmed }, services);
  if (!opened) {
    const other = await operationByKey(db, idempotencyKey);
    if (!other) throw problem({ statusCode: 409, errorCode: ownCodes.conflict, retryAfterSeconds: 1 });
    return { ran: await replay(other, fingerprints, request, services) };
  }
  if (opened.state === 'planned') return { ran: { row: opened, outcome: null } };
  const prepared = await prepare(opened, { ...request, confirmed }, services);
  const row = await storePrepared(services, opened, prepared, services.now());
  const event = { caller, action: 'operation.opened', object: row.id, result: 'asked', requestId } as const;
  const approval = request.approved && { approval: request.approved.id };
  await recordAuditEvent(
    db,
    { ...event, facts: { ...operationFacts(row, services.environment), ...prepared.facts, ...approval } },
    services.now(),
  );
  return { row, prepared };
}

/** Audits a request that was refused before anything was sent. */
async function recordRefusal(
  kind: OperationKind,
  error: unknown,
  { caller, params, requestId }: OperationRequest,
  { db, now }: Services,
): Promise<void> {
  const code = error instanceof ProblemError ? (error.problem.errorCode ?? String(error.problem.statusCode)) : ownCodes.internalError;
  const object = Object.values(params)[0] ?? null;
  const event = { caller, action: 'operation.opened', object, result: 'refused', requestId, facts: { kind, code } } as const;
  await recordAuditEvent(db, event, now());
}

/** A failure before the call removes the row: nothing was sent. */
async function prepare(row: OperationRow, request: ConfirmedRequest, services: Services): Promise<PreparedCall> {
  try {
    return await operationHandlers[row.kind].prepare(row, request, services);
  } catch (error) {
    await deleteUnsent(services.db, row.id);
    throw error;
  }
}

/** Sends what was prepared, once, and settles its row by the answer. */
export async function send(
  row: OperationRow,
  prepared: PreparedCall,
  request: OperationRequest,
  services: Services,
): Promise<OperationRun> {
  let outcome: Outcome;
  try {
    outcome = await callService(row.kind, prepared, request, services);
  } catch (error) {
    const found = problemIn(error);
    if (found.errorCode === 'SVC210') return resolveDuplicate(row, request, services);
    const problem = storableProblem(found);
    if (mayHaveTakenEffect(found)) {
      const soon = new Date(services.now().getTime() + 1_000);
      return {
        row: await applyTransition(row, undecided, { state: 'unknown', problem, nextReadAt: soon }, request, services),
        outcome: null,
      };
    }
    await applyTransition(row, undecided, { state: 'refused', problem, nextReadAt: null }, request, services);
    throw error;
  }
  // For a duplicate reference the service may answer with the existing transaction instead of refusing; it is then not the requested one.
  const settling = operationHandlers[row.kind].verify(row, outcome) === 'mismatch' ? refusedAsDuplicate(outcome) : succeeded(outcome);
  return resultOf(await applyTransition(row, undecided, settling, request, services), outcome);
}

/** The reference exists: an earlier attempt of this operation took effect after all, or it belongs to something else. */
async function resolveDuplicate(row: OperationRow, request: OperationRequest, services: Services): Promise<OperationRun> {
  const own = await isOwnReference(services.db, row);
  const outcome = await operationHandlers[row.kind].lookUp(row, request.requestId, services).catch((error: unknown) => {
    problemIn(error);
    return null;
  });
  if (outcome)
    return own
      ? completeFromExisting(row, outcome, request, services)
      : resultOf(await applyTransition(row, undecided, refusedAsDuplicate(outcome), request, services), null);
  if (!own) return resultOf(await applyTransition(row, undecided, refusedAs('SVC210'), request, services), null);
  const soon = new Date(services.now().getTime() + 1_000);
  return { row: await applyTransition(row, undecided, { state: 'unknown', nextReadAt: soon }, request, services), outcome: null };
}

async function completeFromExisting(
  row: OperationRow,
  outcome: Outcome,
  request: OperationRequest,
  services: Services,
): Promise<OperationRun> {
  const settling = transitionFor(row, outcome) ?? refusedAsDuplicate(outcome);
  return resultOf(await applyTransition(row, undecided, settling, request, services), outcome);
}

/** The same idempotency key again: the same answer, fetched again where there is a record. */
async function replay(
  row: OperationRow,
  fingerprints: Fingerprints,
  { requestId }: OperationRequest,
  services: Services,
): Promise<OperationRun> {
  if (!isSameFingerprint(row.fingerprint, fingerprints, services.environment))
    throw problem({ statusCode: 422, errorCode: ownCodes.idempotencyKeyReused });
  if (row.state === 'sending') throw problem({ statusCode: 409, errorCode: ownCodes.conflict, retryAfterSeconds: 1 });
  const read = () => operationHandlers[row.kind].lookUp(row, requestId, services).catch(() => null);
  return resultOf(row, row.state === 'done' ? await read() : null);
}

/** The result of a settled row; a refusal is thrown again each time it is requested. */
function resultOf(row: OperationRow, outcome: Outcome | null): OperationRun {
  if (row.state === 'refused' && row.problem) throw problem({ ...row.problem });
  return { row, outcome };
}

function succeeded({ id }: Outcome) {
  return { state: 'done', transactionId: id, problem: null, nextReadAt: null } as const;
}

function refusedAs(errorCode: string) {
  return { state: 'refused', problem: problem({ statusCode: 409, errorCode }).problem, nextReadAt: null } as const;
}
