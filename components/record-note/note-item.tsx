'use client';

import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ProblemView } from '@/components/feedback/problem-view';
import { Button } from '@/components/ui/action/button';
import { useDisplaySettings } from '@/lib/client/use-display-settings';
import { useEndpointMutation } from '@/lib/client/use-write';
import { notes } from '@/lib/contracts/office/notes/notes';
import type { RecordNote } from '@/lib/contracts/office/notes/notes.shape';
import { formatDateTime } from '@/lib/format/date-text';
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
  const [state, setState] = useState<'shown' | 'editing' | 'asking'>('shown');
  const [pressed, setPressed] = useState<'editing' | 'asking' | null>(null);
  const remove = useEndpointMutation(notes.remove);
  const press = (next: 'editing' | 'asking') => {
    setPressed(next);
    setState(next);
  };
  // What is said of a failure is shown from the mutation itself.
  const removeNow = () => remove.mutateAsync({ params: { id } }).then(onRemoved, () => {});
  const { id, text, staff, createdAt, changedAt, mine, mayChange } = note;
  const name = t('of', { staff, at: formatDateTime(createdAt, settings) });
  if (state === 'editing') return <NoteEditor note={note} onClose={() => setState('shown')} />;
  return (
    <li className="grid gap-1 rounded-lg border border-line bg-surface px-3.5 py-2.5">
      <p className="wrap-anywhere whitespace-pre-wrap">{text}</p>
      <div className="flex min-h-7 flex-wrap items-center gap-x-3 gap-y-1">
        <p className="numbers text-meta text-muted">
          {name}
          {changedAt && ` · ${t('changed', { at: formatDateTime(changedAt, settings) })}`}
        </p>
        {mine && state === 'shown' && (
          <span className="ml-auto flex gap-1">
            {mayChange && (
              <Button
                size="small"
                variant="ghost"
                autoFocus={pressed === 'editing'}
                aria-label={t('changeOne', { name })}
                onClick={() => press('editing')}
              >
                {t('change')}
              </Button>
            )}
            <Button
              size="small"
              variant="ghost"
              autoFocus={pressed === 'asking'}
              aria-label={t('removeOne', { name })}
              onClick={() => press('asking')}
            >
              {t('remove')}
            </Button>
          </span>
        )}
      </div>
      {mine && !mayChange && <p className="text-meta text-muted">{t('masked')}</p>}
      {remove.error && <ProblemView isWrite problem={remove.error.problem} />}
      {state === 'asking' && (
        <div className="flex flex-wrap items-center gap-2 border-t border-line pt-2">
          <p className="mr-auto text-cell">{t('question')}</p>
          <Button size="small" onClick={() => setState('shown')}>
            {t('keep')}
          </Button>
          <Button size="small" variant="primary" autoFocus waiting={remove.isPending} onClick={removeNow}>
            {t('remove')}
          </Button>
        </div>
      )}
    </li>
  );
}
