'use client';

import { useId, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { QueryProblem, readProblemOf } from '@/components/feedback/query-problem';
import { useEndpointQuery } from '@/lib/client/query/use-read';
import { type NoteRecordKind, notes } from '@/lib/contracts/office/notes/notes';
import { NewNote } from './new-note';
import { NoteItem } from './note-item';
import { RecordTags } from './tags/record-tags';

/** The tags of a record, the notes about it, oldest first, and where the next one is written. They are internal, and never printed. */
export function NotesPanel({ kind, id }: { kind: NoteRecordKind; id: string }) {
  const t = useTranslations('recordNotes');
  const titleId = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const reading = useEndpointQuery(notes.of, { query: { recordKind: kind, id } }, { staleTime: 30_000 });
  const items = reading.data?.items ?? [];
  return (
    <section data-print="hide" aria-labelledby={titleId} className="mt-6 grid max-w-[760px] grid-cols-1 gap-3 border-t border-line pt-5">
      <div className="flex items-baseline gap-2.5">
        <h2 ref={title} id={titleId} tabIndex={-1} className="font-semibold outline-none">
          {t('title')}
        </h2>
        <p className="text-meta text-muted">{t('internal')}</p>
      </div>
      {readProblemOf(reading) && <QueryProblem reading={reading} />}
      {reading.data && <RecordTags kind={kind} id={id} carried={reading.data.tags} mayWrite={reading.data.mayWrite} />}
      {items.length > 0 && (
        <ul className="grid grid-cols-1 gap-3">
          {items.map((note) => (
            <NoteItem key={note.id} note={note} onRemoved={() => title.current?.focus()} />
          ))}
        </ul>
      )}
      {reading.data && items.length === 0 && !reading.data.mayWrite && <p className="text-cell text-muted">{t('none')}</p>}
      {reading.data?.mayWrite && <NewNote kind={kind} id={id} />}
    </section>
  );
}
