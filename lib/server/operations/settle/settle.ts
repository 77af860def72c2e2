import 'server-only';
import { ProblemError } from '@/lib/contracts/problem/problem';
import { log } from '@/lib/server/log';
import { applyTransition, transitionFor } from '@/lib/server/operations/apply-transition';
import { operationHandlers } from '@/lib/server/operations/handlers/operation-handlers';
import type { Outcome } from '@/lib/server/operations/operation-handler';
import { isSuperseded, type OperationRow } from '@/lib/server/operations/stored/store';
import type { Services } from '@/lib/server/services';
import { inSpan } from '@/lib/server/trace/span';
import { changeAfterFailure, changeAfterMiss, unsettledState } from './lookup-plan';

/** Longest time a call can last after its row was written: a lookup before it and the call itself, each with its time limit. */
export function maxCallMs({ environment }: Pick<Services, 'environment'>): number {
  return 2 * environment.paymentsTimeoutMs;
}

/** Added to the time limits of the calls, for a busy machine. */
const marginMs = 10_000;

/** When a call that begins now is over: after a crash its operation is looked up from then on. */
export function callDeadline(services: Services): Date {
  return new Date(services.now().getTime() + maxCallMs(services) + marginMs);
}

export interface SettledOperation {
  readonly row: OperationRow;
  readonly outcome: Outcome | null;
}

/**
 * Looks up whether an operation took effect and changes its state. Never sends anything. Found is done; missing after long enough is not
 * found; a failed lookup changes nothing.
 */
export function settleOperation(row: OperationRow, requestId: string, services: Services): Promise<SettledOperation> {
  return inSpan(`settle ${row.kind}`, { kind: row.kind, operation: row.id, requestId }, async (note) => {
    const settled = await lookUpOutcome(row, requestId, services);
    note({ state: settled.row.state });
    return settled;
  });
}

async function lookUpOutcome(row: OperationRow, requestId: string, services: Services): Promise<SettledOperation> {
  const still = unsettledState(row);
  if (still === 'not-found' && (await isSuperseded(services.db, row))) {
    return { row: await applyTransition(row, [row.state], { state: still, nextReadAt: null }, { requestId }, services), outcome: null };
  }
  try {
    const outcome = await operationHandlers[row.kind].lookUp(row, requestId, services);
    const settling = outcome && transitionFor(row, outcome);
    if (settling) return { row: await applyTransition(row, [row.state], settling, { requestId }, services), outcome };
    const change = changeAfterMiss(row, services.now(), maxCallMs(services));
    return { row: await applyTransition(row, [row.state], change, { requestId }, services), outcome: null };
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    log.info({ operation: row.id, code: error.problem.errorCode }, 'outcome could not be read');
    const change = changeAfterFailure(row, services.now());
    return { row: await applyTransition(row, [row.state], change, { requestId }, services), outcome: null };
  }
}
