import 'server-only';
import { ProblemError } from '@/lib/contracts/problem/problem';
import { log } from '@/lib/server/log';
import type { Services } from '@/lib/server/services';
import { conclude, transitionFor } from './conclude';
import { operationHandlers } from './handlers/operation-handlers';
import type { Outcome } from './operation-handler';
import { isSuperseded, type OperationRow } from './store';

/** Seconds until the next reading, by how many there were; then it stays with "not found" and is looked at a few times more. */
const readAfter = [1, 2, 4, 8, 15, 30, 60, 120, 300, 600, 1800, 3600];
const lookAgainAfter = 3600;
/** A service that cannot be read now is asked again soon: somebody waits for the answer. */
const mostWhileUnread = 30;

/** A creation may take effect after its answer was given up: for so long afterwards nothing is called not found. */
const graceMs = 30_000;
const fewestReads = 4;

/** How long a call may be under way after its operation was written: a reading before it and the call itself, each with its time limit. */
export function underWayMs({ environment }: Pick<Services, 'environment'>): number {
  return 2 * environment.paymentsTimeoutMs;
}

export interface Settled {
  readonly row: OperationRow;
  readonly effect: Outcome | null;
}

/**
 * Reads whether an act took effect and moves its operation on. Nothing is ever sent here: found is done, no trace after
 * long enough is not found, and a reading that fails says nothing.
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
