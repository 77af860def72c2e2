'use client';

import { type ComponentProps, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { fieldLook } from '@/components/ui/fields/field-look';
import { lazyPart } from '@/components/ui/loading/lazy-part';
import { noteLimits } from '@/lib/contracts/office/notes/note-limits';
import type { NoteRecordKind } from '@/lib/contracts/office/notes/notes';
import type { MentionedPerson } from '@/lib/contracts/office/notes/notes.shape';
import { type MentionAt, mentionAt } from './mentions/mention-at';
import type { MentionKeys } from './mentions/mention-list';

/** Comes with the first @; without it a name is typed as any other word. */
const MentionList = lazyPart(
  () => import('./mentions/mention-list').then((module) => module.MentionList),
  () => null,
);

type NoteTextProps = Omit<ComponentProps<'textarea'>, 'value' | 'onChange' | 'onKeyDown'> & {
  kind: NoteRecordKind;
  value: string;
  onText: (text: string) => void;
  /** Somebody was picked, whose name then stands in the text. */
  onMention: (personId: string) => void;
};

/** Where a note is written. An @ offers whom to mention; Ctrl or Cmd with Enter does what the form's button does. */
export function NoteText({ kind, value, onText, onMention, ...control }: NoteTextProps) {
  const listId = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const keys = useRef<MentionKeys>(null);
  const closedAt = useRef(-1);
  const [at, setAt] = useState<MentionAt | null>(null);
  const [option, setOption] = useState<string>();
  const look = ({ value: text, selectionStart }: HTMLTextAreaElement) => {
    const found = mentionAt(text, selectionStart);
    if (found?.from !== closedAt.current) closedAt.current = -1;
    setAt(found && found.from !== closedAt.current ? found : null);
  };
  const pick = ({ from, typed }: MentionAt, person: MentionedPerson) => {
    const before = `${value.slice(0, from)}@${person.name} `;
    const after = value.slice(from + 1 + typed.length).replace(/^ /, '');
    flushSync(() => {
      onText(before + after);
      onMention(person.id);
    });
    field.current?.focus();
    field.current?.setSelectionRange(before.length, before.length);
    closedAt.current = from;
    setAt(null);
  };
  return (
    <div className="relative">
      <textarea
        ref={field}
        rows={3}
        maxLength={noteLimits.text}
        className={`${fieldLook()} h-auto resize-y py-2 leading-5`}
        {...control}
        value={value}
        aria-autocomplete="list"
        aria-haspopup="listbox"
        aria-controls={at ? listId : undefined}
        aria-activedescendant={option}
        onChange={({ currentTarget }) => {
          onText(currentTarget.value);
          look(currentTarget);
        }}
        onSelect={({ currentTarget }) => look(currentTarget)}
        onBlur={() => setAt(null)}
        onKeyDown={(event) => {
          if (keys.current?.(event)) return;
          if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
          event.preventDefault();
          event.currentTarget.form?.requestSubmit();
        }}
      />
      {at && (
        <MentionList
          id={listId}
          kind={kind}
          typed={at.typed}
          onKeys={(next) => {
            keys.current = next;
          }}
          onActive={setOption}
          onPick={(person) => pick(at, person)}
          onClose={() => {
            closedAt.current = at.from;
            setAt(null);
          }}
        />
      )}
    </div>
  );
}
