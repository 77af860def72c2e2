'use client';

import { type Dispatch, type SetStateAction, useEffect } from 'react';
import { useEndpointQuery } from '@/lib/client/query/use-read';
import { type NoteRecordKind, notes } from '@/lib/contracts/office/notes/notes';
import { idsOfCalls } from './badge-ids';
import type { RecordSign } from './record-sign';

type ReaderProps = { kind: NoteRecordKind; onCounts: Dispatch<SetStateAction<ReadonlyMap<string, RecordSign>>> };

/** Reads how many notes and which tags the records of a list have, and draws nothing. What was counted stays until it is counted again. */
export function NoteCountsReader({ ids, ...reader }: ReaderProps & { ids: readonly string[] }) {
  return idsOfCalls(ids).map((some) => <CountsOfCall key={some} ids={some} {...reader} />);
}

function CountsOfCall({ kind, ids, onCounts }: ReaderProps & { ids: string }) {
  const { data } = useEndpointQuery(notes.counts, { query: { recordKind: kind, ids } }, { staleTime: 60_000 });
  const items = data?.items;
  useEffect(() => {
    if (items === undefined) return;
    onCounts((known) => {
      const counts = new Map(known);
      for (const id of ids.split(',')) counts.delete(id);
      for (const { id, count, tags } of items) counts.set(id, { count, tags });
      return counts;
    });
  }, [items, ids, onCounts]);
  return null;
}
