'use client';

import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ProblemView } from '@/components/feedback/problem-view';
import { Field } from '@/components/form/field';
import { Form } from '@/components/form/form';
import { Submit } from '@/components/form/submit';
import { useDraft } from '@/components/form/use-draft';
import { useEndpointMutation } from '@/lib/client/query/use-write';
import { noteLimits } from '@/lib/contracts/office/notes/note-limits';
import { type NoteRecordKind, notes } from '@/lib/contracts/office/notes/notes';
import { NoteText } from './note-text';

/** Whom it mentions are ids, with a blank between. */
const empty = { text: '', mentions: '' };
/** It may name anybody, so it stays in the memory of the page. */
const personal = ['text'] as const;

/** Where the next note is written. What was typed stays until it is stored, also on the way to another record and back. */
export function NewNote({ kind, id }: { kind: NoteRecordKind; id: string }) {
  const t = useTranslations('recordNotes');
  const { draft, change, clear } = useDraft(`note-${kind}-${id}`, empty, personal);
  const [missing, setMissing] = useState(false);
  const create = useEndpointMutation(notes.create);
  const problem = create.error?.problem;
  const isFull = problem?.details.some(({ field, reason }) => field === 'text' && reason === 'full') ?? false;
  const save = () => {
    if (create.isPending) return;
    setMissing(draft.text.trim() === '');
    if (draft.text.trim() === '') return;
    create.mutate(
      { body: { recordKind: kind, recordId: id, text: draft.text, mentions: mentionsOf(draft.mentions) } },
      { onSuccess: clear },
    );
  };
  const error = missing && draft.text.trim() === '' ? t('empty') : isFull ? t('full', { max: noteLimits.notes }) : undefined;
  return (
    <Form onSubmit={save} failure={error} className="gap-3">
      <Field label={t('new')} help={t('help')} error={error}>
        {(control) => (
          <NoteText
            {...control}
            kind={kind}
            value={draft.text}
            onText={(text) => change({ text })}
            onMention={(personId) => change({ mentions: `${draft.mentions} ${personId}` })}
          />
        )}
      </Field>
      {problem && !isFull && <ProblemView isWrite problem={problem} />}
      <div className="flex items-center gap-3">
        <Submit pending={create.isPending} variant="secondary">
          {t('save')}
        </Submit>
        <p role="status" className="text-meta text-muted">
          {create.isSuccess && draft.text === '' && t('saved')}
        </p>
      </div>
    </Form>
  );
}

function mentionsOf(ids: string): string[] {
  return [...new Set(ids.split(' ').filter(Boolean))].slice(-noteLimits.mentions);
}
