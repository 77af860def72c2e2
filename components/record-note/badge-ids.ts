import { noteLimits } from '@/lib/contracts/office/notes/note-limits';

/**
 * The ids of a list as they are asked for, separated by commas: as many in each call as it takes, in an order that sorting the list does not change.
 */
export function idsOfCalls(all: readonly string[]): string[] {
  const sorted = all.toSorted();
  const calls: string[] = [];
  for (let start = 0; start < sorted.length; start += noteLimits.counts) calls.push(sorted.slice(start, start + noteLimits.counts).join());
  return calls;
}
