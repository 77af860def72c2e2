import { noteLimits } from '@/lib/contracts/office/notes/note-limits';

/**
 * For each record of a list, the ids that are asked for in one call with it, separated by commas: as many as a call takes, in an order that sorting the
 * list does not change.
 */
export function idsPerCall(all: readonly string[]): ReadonlyMap<string, string> {
  const sorted = all.toSorted();
  const calls = new Map<string, string>();
  for (let start = 0; start < sorted.length; start += noteLimits.counts) {
    const some = sorted.slice(start, start + noteLimits.counts);
    const ids = some.join(',');
    for (const id of some) calls.set(id, ids);
  }
  return calls;
}
