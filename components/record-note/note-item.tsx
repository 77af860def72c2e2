'use client';

import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ProblemView } from '@/components/feedback/problem-view';
import { ChangeOrRemove } from '@/components/ui/action/change-or-remove';
import { useEndpointMutation } from '@/lib/client/query/use-write';
import { useDisplaySettings } from '@/lib/client/use-display-settings';
import { notes } from '@/lib/contracts/office/notes/notes';
import type { RecordNote } from '@/lib/contracts/office/notes/notes.shape';
import { formatDateTime } from '@/lib/format/date-text';
import { MentioningText } from './mentions/mentioning-text';
import { NoteEditor } from './note-editor';

type NoteItemProps = {
  note: RecordNote;
  /** When it was removed, and the focus with it. */
  onRemoved: () => void;
};

/**
 * One note with its author and time; its author changes it in place, and removes it after being asked once. The focus goes back to the button
 * that was pressed.
 */
export function NoteItem({ note, onRemoved }: NoteItemProps) {
  const t = useTranslations('recordNotes');
  const settings = useDisplaySettings();
  const [change, setChange] = useState<'never' | 'open' | 'closed'>('never');
  const remove = useEndpointMutation(notes.remove);
  // What is said of a failure is shown from the mutation itself.
  const removeNow = () => remove.mutateAsync({ params: { id } }).then(onRemoved, () => {});
  const { id, text, mentions, staff, createdAt, changedAt, mine, mayChange } = note;
  const name = t('of', { staff, at: formatDateTime(createdAt, settings) });
  if (change === 'open') return <NoteEditor note={note} onClose={() => setChange('closed')} />;
  return (
    <li className="grid gap-1 rounded-lg border border-line bg-surface px-3.5 py-2.5">
      <p className="wrap-anywhere whitespace-pre-wrap">
        <MentioningText text={text} mentions={mentions} />
      </p>
      <div className="flex min-h-7 flex-wrap items-center gap-x-3 gap-y-1">
        <p className="numbers text-meta text-muted">
          {name}
          {changedAt && ` · ${t('changed', { at: formatDateTime(changedAt, settings) })}`}
        </p>
        {mine && (
          <ChangeOrRemove
            word={(word) => t(word, { name })}
            onChange={mayChange ? () => setChange('open') : undefined}
            onRemove={removeNow}
            removing={remove.isPending}
            closedChange={change === 'closed'}
          />
        )}
      </div>
      {mine && !mayChange && <p className="text-meta text-muted">{t('masked')}</p>}
      {remove.error && <ProblemView isWrite problem={remove.error.problem} />}
    </li>
  );
}
