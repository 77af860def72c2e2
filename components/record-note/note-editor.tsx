'use client';

import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ProblemView } from '@/components/feedback/problem-view';
import { Field } from '@/components/form/field';
import { Form } from '@/components/form/form';
import { Submit } from '@/components/form/submit';
import { Button } from '@/components/ui/action/button';
import { useEndpointMutation } from '@/lib/client/query/use-write';
import { noteLimits } from '@/lib/contracts/office/notes/note-limits';
import { notes } from '@/lib/contracts/office/notes/notes';
import type { RecordNote } from '@/lib/contracts/office/notes/notes.shape';
import { NoteText } from './note-text';

/** A note while its author changes it. One that was changed elsewhere meanwhile is not overwritten: what was typed stays, and the problem says so. */
export function NoteEditor({
  note: { id, recordKind, text: stored, mentions: before, version },
  onClose,
}: {
  note: RecordNote;
  onClose: () => void;
}) {
  const t = useTranslations('recordNotes');
  const [text, setText] = useState(stored);
  const [mentions, setMentions] = useState(before.map((person) => person.id));
  const [seen] = useState(version);
  const change = useEndpointMutation(notes.change);
  const isEmpty = text.trim() === '';
  const save = () => {
    if (!change.isPending && !isEmpty)
      change.mutate(
        { params: { id }, body: { text, mentions: mentions.slice(-noteLimits.mentions), version: seen } },
        { onSuccess: onClose },
      );
  };
  return (
    <li className="rounded-lg border border-line bg-surface px-3.5 py-3">
      <Form onSubmit={save} failure={isEmpty} className="max-w-none gap-3">
        <Field label={t('editing')} error={isEmpty ? t('empty') : undefined}>
          {(control) => (
            <NoteText
              {...control}
              autoFocus
              kind={recordKind}
              value={text}
              onText={setText}
              onMention={(personId) => setMentions((ids) => [...ids.filter((one) => one !== personId), personId])}
            />
          )}
        </Field>
        {change.error && <ProblemView isWrite problem={change.error.problem} />}
        <div className="flex gap-2">
          <Submit pending={change.isPending} variant="secondary" size="small">
            {t('saveChange')}
          </Submit>
          <Button size="small" variant="ghost" onClick={onClose}>
            {t('cancel')}
          </Button>
        </div>
      </Form>
    </li>
  );
}
