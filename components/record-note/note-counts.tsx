'use client';

import { createContext, type ReactNode, use, useState } from 'react';
import { lazyPart } from '@/components/ui/loading/lazy-part';
import type { NoteRecordKind } from '@/lib/contracts/office/notes/notes';
import { ReadsNotes } from './notes-access';
import type { RecordSign } from './record-sign';

const none: ReadonlyMap<string, RecordSign> = new Map();

/** How many notes and which tags each record of a list has; those with neither are not in it. */
export const NoteCounts = createContext(none);

/** Comes after the rows; one that does not come is no loss worth a word. */
const NoteCountsReader = lazyPart(
  () => import('./note-counts-reader').then((module) => module.NoteCountsReader),
  () => null,
);

/** Around a list: counts the notes and reads the tags of its records for the signs beside its rows, which alone are drawn anew. Nothing is asked for who does not read notes. */
export function CountedNotes({ kind, ids, children }: { kind: NoteRecordKind; ids: readonly string[]; children: ReactNode }) {
  const reads = use(ReadsNotes);
  const [counts, setCounts] = useState(none);
  return (
    <NoteCounts value={counts}>
      {children}
      {reads && <NoteCountsReader kind={kind} ids={ids} onCounts={setCounts} />}
    </NoteCounts>
  );
}
