'use client';

import { use } from 'react';
import { useEndpointQuery } from '@/lib/client/use-read';
import { type NoteRecordKind, noteLimits, notes } from '@/lib/contracts/office/notes/notes';
import { ReadsNotes } from './notes-access';

const none: ReadonlyMap<string, number> = new Map();

/** How many notes the records of a page have, in one call for all of them; asked for after the rows, which never wait for it. */
export function useNoteBadges(kind: NoteRecordKind | null, ids: readonly string[] | undefined): ReadonlyMap<string, number> {
  const reads = use(ReadsNotes);
  const asked = kind === null || ids === undefined ? [] : ids.slice(0, noteLimits.counts);
  const { data } = useEndpointQuery(
    notes.counts,
    // Sorted, so that another order of the same rows asks nothing anew.
    { query: { recordKind: kind ?? 'transaction', ids: asked.toSorted().join(',') } },
    { enabled: reads && asked.length > 0, staleTime: 60_000, keepPrevious: true },
  );
  return data === undefined ? none : new Map(data.items.map(({ id, count }) => [id, count]));
}
