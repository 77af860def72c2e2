'use client';

import { use } from 'react';
import { LoadErrorFallback } from '@/components/feedback/load-error-fallback';
import { lazyPart } from '@/components/ui/loading/lazy-part';
import { useHydrated } from '@/lib/client/use-hydrated';
import type { NoteRecordKind } from '@/lib/contracts/office/notes/notes';
import { ReadsNotes } from './notes-access';

/** Comes after the record: it is its last part, and no record waits for it. */
const NotesPanel = lazyPart(() => import('./notes-panel').then((module) => module.NotesPanel), LoadErrorFallback);

/** What the team wrote down about a record; nothing for who does not read notes. */
export function RecordNotes({ kind, id }: { kind: NoteRecordKind; id: string }) {
  const reads = use(ReadsNotes);
  const hydrated = useHydrated();
  return reads && hydrated ? <NotesPanel kind={kind} id={id} /> : null;
}
