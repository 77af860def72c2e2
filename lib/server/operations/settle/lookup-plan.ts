import 'server-only';
import type { OperationRow } from '@/lib/server/operations/stored/store';

/** Seconds until the next lookup, by the number of lookups so far. After that a "not found" is final. */
const lookupDelays = [1, 2, 4, 8, 15, 30, 60, 120, 300, 600, 1800, 3600];
const finalLookupDelay = 3600;
/** While the service cannot be reached, lookups repeat at most this many seconds apart: a person is waiting for the result. */
const maxDelayAfterFailure = 30;

/** An operation may take effect after its call timed out: nothing counts as not found before this time has passed. */
const graceMs = 30_000;
const minLookups = 4;

type LookedUp = Pick<OperationRow, 'state' | 'reads' | 'createdAt'>;

/** The state of an operation with an unknown outcome: an earlier "not found" stays. */
export function unsettledState({ state }: Pick<OperationRow, 'state'>): 'not-found' | 'unknown' {
  return state === 'not-found' ? 'not-found' : 'unknown';
}

/**
 * The changes after a lookup that found nothing: long enough after the call the operation counts as not found. `nextReadAt` is null once
 * that is final.
 */
export function changeAfterMiss(row: LookedUp, now: Date, maxCallMs: number) {
  const isOver = now.getTime() - row.createdAt.getTime() > maxCallMs + graceMs && row.reads >= minLookups;
  const wait = lookupDelays[row.reads] ?? (row.state === 'not-found' ? null : finalLookupDelay);
  return { state: isOver ? 'not-found' : unsettledState(row), nextReadAt: wait === null ? null : secondsAfter(now, wait) } as const;
}

/** The changes after a failed lookup: only the time of the next one. */
export function changeAfterFailure(row: LookedUp, now: Date) {
  const state = unsettledState(row);
  const wait = state === 'unknown' ? Math.min(lookupDelays[row.reads] ?? maxDelayAfterFailure, maxDelayAfterFailure) : finalLookupDelay;
  return { state, nextReadAt: secondsAfter(now, wait) } as const;
}

function secondsAfter(now: Date, seconds: number): Date {
  return new Date(now.getTime() + seconds * 1000);
}
