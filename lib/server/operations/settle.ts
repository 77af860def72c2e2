import 'server-only';
import { ProblemError } from '@/lib/contracts/problem/problem';
import { log } from '@/lib/server/log';
import type { Services } from '@/lib/server/services';
import { applyTransition, transitionFor } from './apply-transition';
import { operationHandlers } from './handlers/operation-handlers';
import type { Outcome } from './operation-handler';
import { isSuperseded, type OperationRow } from './store';

/** Seconds until the next lookup, by the number of lookups so far. After that a "not found" is final. */
const lookupDelays = [1, 2, 4, 8, 15, 30, 60, 120, 300, 600, 1800, 3600];
const finalLookupDelay = 3600;
/** While the service cannot be reached, lookups repeat at most this many seconds apart: a person is waiting for the result. */
const maxDelayAfterFailure = 30;

/** An operation may take effect after its call timed out: nothing counts as not found before this time has passed. */
const graceMs = 30_000;
const minLookups = 4;

/** Longest time a call can last after its row was written: a lookup before it and the call itself, each with its time limit. */
export function maxCallMs({ environment }: Pick<Services, 'environment'>): number {
  return 2 * environment.paymentsTimeoutMs;
}

export interface SettledOperation {
  readonly row: OperationRow;
  readonly outcome: Outcome | null;
}

/**
 * Looks up whether an operation took effect and changes its state. Never sends anything. Found is done; missing after long enough is not
 * found; a failed lookup changes nothing.
 */
export async function settleOperation(row: OperationRow, requestId: string, services: Services): Promise<SettledOperation> {
  const still = row.state === 'not-found' ? 'not-found' : 'unknown';
  if (still === 'not-found' && (await isSuperseded(services.db, row))) {
    return { row: await applyTransition(row, [row.state], { state: still, nextReadAt: null }, { requestId }, services), outcome: null };
  }
  try {
    const outcome = await operationHandlers[row.kind].lookUp(row, requestId, services);
    const settling = outcome && transitionFor(row, outcome);
    if (settling) return { row: await applyTransition(row, [row.state], settling, { requestId }, services), outcome };
    const age = services.now().getTime() - row.createdAt.getTime();
    const long = age > maxCallMs(services) + graceMs && row.reads >= minLookups;
    const wait = lookupDelays[row.reads] ?? (row.state === 'not-found' ? null : finalLookupDelay);
    const change = { state: long ? 'not-found' : still, nextReadAt: later(services.now(), wait) } as const;
    return { row: await applyTransition(row, [row.state], change, { requestId }, services), outcome: null };
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    log.info({ operation: row.id, code: error.problem.errorCode }, 'outcome could not be read');
    const wait = still === 'unknown' ? Math.min(lookupDelays[row.reads] ?? maxDelayAfterFailure, maxDelayAfterFailure) : finalLookupDelay;
    const change = { state: still, nextReadAt: later(services.now(), wait) } as const;
    return { row: await applyTransition(row, [row.state], change, { requestId }, services), outcome: null };
  }
}

function later(now: Date, seconds: number | null): Date | null {
  return seconds === null ? null : new Date(now.getTime() + seconds * 1000);
}
