import 'server-only';
import { ProblemError } from '@/lib/contracts/problem/problem';
import { log } from '@/lib/server/log';
import type { Services } from '@/lib/server/services';
import { conclude, transitionFor } from './conclude';
import { operationHandlers } from './handlers/operation-handlers';
import type { Outcome } from './operation-handler';
import { isSuperseded, type OperationRow } from './store';

/** Seconds until the next lookup, by the number of lookups so far. After that a "not found" is final. */
const readAfter = [1, 2, 4, 8, 15, 30, 60, 120, 300, 600, 1800, 3600];
const lookAgainAfter = 3600;
/** While the service cannot be reached, lookups repeat at most this many seconds apart: a person is waiting for the result. */
const mostWhileUnread = 30;

/** An operation may take effect after its call timed out: nothing counts as not found before this time has passed. */
const graceMs = 30_000;
const fewestReads = 4;

/** Longest time a call can last after its row was written: a lookup before it and the call itself, each with its time limit. */
export function underWayMs({ environment }: Pick<Services, 'environment'>): number {
  return 2 * environment.paymentsTimeoutMs;
}

export interface Settled {
  readonly row: OperationRow;
  readonly effect: Outcome | null;
}

/**
 * Looks up whether an operation took effect and changes its state. Never sends anything. Found is done; missing after long enough is not
 * found; a failed lookup changes nothing.
 */
export async function settleOperation(row: OperationRow, requestId: string, services: Services): Promise<Settled> {
  const still = row.state === 'not-found' ? 'not-found' : 'unknown';
  if (still === 'not-found' && (await isSuperseded(services.db, row))) {
    return { row: await conclude(row, [row.state], { state: still, nextReadAt: null }, { requestId }, services), effect: null };
  }
  try {
    const effect = await operationHandlers[row.kind].read(row, requestId, services);
    const settling = effect && transitionFor(row, effect);
    if (settling) return { row: await conclude(row, [row.state], settling, { requestId }, services), effect };
    const age = services.now().getTime() - row.createdAt.getTime();
    const long = age > underWayMs(services) + graceMs && row.reads >= fewestReads;
    const wait = readAfter[row.reads] ?? (row.state === 'not-found' ? null : lookAgainAfter);
    const change = { state: long ? 'not-found' : still, nextReadAt: later(services.now(), wait) } as const;
    return { row: await conclude(row, [row.state], change, { requestId }, services), effect: null };
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    log.info({ operation: row.id, code: error.problem.errorCode }, 'outcome could not be read');
    const wait = still === 'unknown' ? Math.min(readAfter[row.reads] ?? mostWhileUnread, mostWhileUnread) : lookAgainAfter;
    const change = { state: still, nextReadAt: later(services.now(), wait) } as const;
    return { row: await conclude(row, [row.state], change, { requestId }, services), effect: null };
  }
}

function later(now: Date, seconds: number | null): Date | null {
  return seconds === null ? null : new Date(now.getTime() + seconds * 1000);
}
