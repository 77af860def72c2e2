'use client';

import { use } from 'react';
import { lazyPart } from '@/components/ui/loading/lazy-part';
import type { NoteRecordKind } from '@/lib/contracts/office/notes/notes';
import { ReadsNotes } from './notes-access';

/** Comes after the rows of a list; one that does not come is no loss worth a word. */
const NoteBadge = lazyPart(
  () => import('./note-badge').then((module) => module.NoteBadge),
  () => null,
);

/** The sign that a record of a list has notes; nothing for who does not read them. `calls` are those of the list, by `idsPerCall`. */
export function RecordBadge({ kind, id, calls }: { kind: NoteRecordKind; id: string; calls: ReadonlyMap<string, string> }) {
  const ids = calls.get(id);
  return use(ReadsNotes) && ids !== undefined ? <NoteBadge kind={kind} id={id} ids={ids} /> : null;
}
