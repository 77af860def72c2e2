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

/** The sign that a record of a list has notes; nothing for who does not read them. `all` are the ids of its list, in one array for all its rows. */
export function RecordBadge(props: { kind: NoteRecordKind; id: string; all: readonly string[] }) {
  return use(ReadsNotes) && <NoteBadge {...props} />;
}
