import 'server-only';
import type { OperationKind, OperationState } from '@/lib/contracts/office/operations';
import * as ownCodes from '@/lib/contracts/problem/own-codes';
import { ProblemError, problem } from '@/lib/contracts/problem/problem';
import { mayHaveTakenEffect } from '@/lib/domain/may-have-taken-effect';
import { recordAuditEvent } from '@/lib/server/audit/record';
import type { Services } from '@/lib/server/services';
import { callService } from './call-service';
import { conclude, succeeded, transitionFor } from './conclude';
import { confirmationOf } from './confirmation-of';
import { fingerprintOf, isSameFingerprint } from './fingerprint';
import { operationHandlers } from './handlers/operation-handlers';
import { operationFacts } from './operation-facts';
import type { Opened, OperationRequest, Outcome, Prepared } from './operation-handler';
import { problemIn, storableProblem } from './outcome';
import { isOwnReference } from './own-reference';
import { underWayMs } from './settle';
import { type OperationRow, openOperation, operationByKey, storePrepared, withdrawOperation } from './store';

export interface OperationRun {
  readonly row: OperationRow;
  /** The outcome as the service last returned it, if it did. */
  readonly effect: Outcome | null;
}

/** States in which the answer of the call still decides: the resolver may have settled the row meanwhile. */
const undecided: readonly OperationState[] = ['sending', 'unknown', 'not-found'];

/** Added to the time limits of the calls, for a busy machine. */
const marginMs = 10_000;

/**
 * Runs an operation once. The row is written first, together with the use of its payee confirmation; then the service is called once, and
 * never again for this row. A lost answer leaves the state `unknown`, to be settled by looking it up. The same key with the same request
 * replays the result; with another request it is refused with SVB422.
 */
export async function runOperation(kind: OperationKind, asked: OperationRequest, services: Services): Promise<OperationRun> {
  const begun = await begin(kind, asked, services).catch(async (error: unknown) => {
    await recordRefusal(kind, error, asked, services);
    throw error;
  });
  if ('ran' in begun) return begun.ran;
  const { row, prepared } = begun;
  return prepared.found ? adopt(row, prepared.found, asked, services) : send(row, prepared, asked, services);
}

type Begun = { readonly ran: OperationRun } | { readonly row: OperationRow; readonly prepared: Prepared };

/** Everything up to the call: writes the row, checks what must hold, and audits that it will be sent. */
async function begin(kind: OperationKind, asked: OperationRequest, services: Services): Promise<Begun> {
  const { db } = services;
  const { idempotencyKey, caller, requestId } = asked;
  const claim = operationHandlers[kind].claim(asked);
  const fingerprint = fingerprintOf(kind, asked.params, claim.act, services.environment);
  const known = await operationByKey(db, idempotencyKey);
  if (known) return { ran: await again(known, fingerprint, asked, services) };

  const overAt = new Date(services.now().getTime() + underWayMs(services) + marginMs);
  const confirmed = confirmationOf(kind, asked, claim, services);
  const opening = { kind, idempotencyKey, fingerprint, staffId: caller.staffId, claim, confirmation: confirmed?.id ?? null, overAt };
  const opened = await openOperation(db, opening, services.now());
  if (!opened) {
    const other = await operationByKey(db, idempotencyKey);
    if (!other) throw problem({ statusCode: 409, errorCode: ownCodes.conflict, retryAfterSeconds: 1 });
    return { ran: await again(other, fingerprint, asked, services) };
  }
  const prepared = await prepare(opened, { ...asked, confirmed }, services);
  const row = await storePrepared(db, opened.id, prepared, services.now());
  const event = { caller, action: 'operation.opened', object: row.id, result: 'asked', requestId } as const;
  await recordAuditEvent(db, { ...event, facts: { ...operationFacts(row), ...prepared.facts } }, services.now());
  return { row, prepared };
}

/** Audits a request that was refused before anything was sent. */
async function recordRefusal(
  kind: OperationKind,
  error: unknown,
  { caller, requestId }: OperationRequest,
  { db, now }: Services,
): Promise<void> {
  const code = error instanceof ProblemError ? (error.problem.errorCode ?? String(error.problem.statusCode)) : ownCodes.internalError;
  const event = { caller, action: 'operation.opened', result: 'refused', requestId, facts: { kind, code } } as const;
  await recordAuditEvent(db, event, now());
}

/** A failure before the call removes the row: nothing was sent. */
async function prepare(row: OperationRow, asked: Opened, services: Services): Promise<Prepared> {
  try {
    return await operationHandlers[row.kind].prepare(row, asked, services);
  } catch (error) {
    await withdrawOperation(services.db, row.id);
    throw error;
  }
}

async function send(row: OperationRow, prepared: Prepared, asked: OperationRequest, services: Services): Promise<OperationRun> {
  let effect: Outcome;
  try {
    effect = await callService(row.kind, prepared, asked, services);
  } catch (error) {
    const found = problemIn(error);
    if (found.errorCode === 'SVC210') return duplicate(row, asked, services);
    const problem = storableProblem(found);
    if (mayHaveTakenEffect(found)) {
      const soon = new Date(services.now().getTime() + 1_000);
      return { row: await conclude(row, undecided, { state: 'unknown', problem, nextReadAt: soon }, asked, services), effect: null };
    }
    await conclude(row, undecided, { state: 'refused', problem, nextReadAt: null }, asked, services);
    throw error;
  }
  // For a duplicate reference the service may answer with the existing transaction instead of refusing; it is then not the requested one.
  const settling = operationHandlers[row.kind].judge(row, effect) === 'other' ? succeeded(effect) : done(effect);
  return answerOf(await conclude(row, undecided, settling, asked, services), effect);
}

/** The reference exists: an earlier attempt of this operation took effect after all, or it belongs to something else. */
async function duplicate(row: OperationRow, asked: OperationRequest, services: Services): Promise<OperationRun> {
  const own = await isOwnReference(services.db, row);
  const effect = await operationHandlers[row.kind].read(row, asked.requestId, services).catch((error: unknown) => {
    problemIn(error);
    return null;
  });
  if (effect)
    return own ? adopt(row, effect, asked, services) : answerOf(await conclude(row, undecided, succeeded(effect), asked, services), null);
  if (!own) return answerOf(await conclude(row, undecided, refusedAs('SVC210'), asked, services), null);
  const soon = new Date(services.now().getTime() + 1_000);
  return { row: await conclude(row, undecided, { state: 'unknown', nextReadAt: soon }, asked, services), effect: null };
}

async function adopt(row: OperationRow, effect: Outcome, asked: OperationRequest, services: Services): Promise<OperationRun> {
  const settling = transitionFor(row, effect) ?? succeeded(effect);
  return answerOf(await conclude(row, undecided, settling, asked, services), effect);
}

/** The same key again: the same answer, fetched anew where there is one. */
async function again(row: OperationRow, fingerprint: Buffer, { requestId }: OperationRequest, services: Services): Promise<OperationRun> {
  if (!isSameFingerprint(row.fingerprint, fingerprint, services.environment))
    throw problem({ statusCode: 422, errorCode: ownCodes.idempotencyKeyReused });
  if (row.state === 'sending') throw problem({ statusCode: 409, errorCode: ownCodes.conflict, retryAfterSeconds: 1 });
  const read = () => operationHandlers[row.kind].read(row, requestId, services).catch(() => null);
  return answerOf(row, row.state === 'done' ? await read() : null);
}

/** The result of a settled row; a refusal is thrown again each time it is requested. */
function answerOf(row: OperationRow, effect: Outcome | null): OperationRun {
  if (row.state === 'refused' && row.problem) throw problem({ ...row.problem });
  return { row, effect };
}

function done({ id }: Outcome) {
  return { state: 'done', transactionId: id, problem: null, nextReadAt: null } as const;
}

function refusedAs(errorCode: string) {
  return { state: 'refused', problem: problem({ statusCode: 409, errorCode }).problem, nextReadAt: null } as const;
}
