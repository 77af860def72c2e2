'use client';

import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Avatar } from '@/components/ui/data/avatar';
import { useEndpointQuery } from '@/lib/client/query/use-read';
import { type NoteRecordKind, notes } from '@/lib/contracts/office/notes/notes';
import type { MentionedPerson } from '@/lib/contracts/office/notes/notes.shape';
import { foldText } from '@/lib/format/text/fold-text';

const maxShown = 6;

/** What a key does while people are offered; false where it is the text's own. */
export type MentionKeys = (event: KeyboardEvent) => boolean;

type MentionListProps = {
  id: string;
  kind: NoteRecordKind;
  typed: string;
  /** Takes what the keys of the text do while people are offered; null once they are not. */
  onKeys: (keys: MentionKeys | null) => void;
  /** The option that Enter would take. */
  onActive: (optionId: string | undefined) => void;
  onPick: (person: MentionedPerson) => void;
  onClose: () => void;
};

/** The people who may see a record, of those whose name begins as what was typed behind an @. They are read at the first one. */
export function MentionList({ id, kind, typed, onKeys, onActive, onPick, onClose }: MentionListProps) {
  const t = useTranslations('recordNotes.mentions');
  const { data } = useEndpointQuery(notes.people, { query: { recordKind: kind } }, { staleTime: 60_000 });
  const list = useRef<HTMLDivElement>(null);
  const [active, setActive] = useState({ typed, index: 0 });
  const people = (data?.items ?? []).filter(({ name }) => isFound(name, typed)).slice(0, maxShown);
  const index = active.typed === typed ? active.index : 0;
  const optionId = people[index] && `${id}-${index}`;
  const onKey = useEffectEvent((event: KeyboardEvent): boolean => {
    const person = people[index];
    if (!person) return false;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) setActive({ typed, index: (index + step + people.length) % people.length });
    else if (event.key === 'Escape') onClose();
    else if (event.key === 'Tab' || (event.key === 'Enter' && !event.ctrlKey && !event.metaKey)) onPick(person);
    else return false;
    event.preventDefault();
    event.stopPropagation();
    return true;
  });
  const handOver = useEffectEvent((keys: MentionKeys | null, option: string | undefined) => {
    onKeys(keys);
    onActive(option);
  });
  useEffect(() => {
    handOver((event) => onKey(event), optionId);
    // At the end of a page the list begins below its edge.
    list.current?.scrollIntoView({ block: 'nearest' });
    return () => handOver(null, undefined);
  }, [optionId]);
  return (
    <>
      <p role="status" className="sr-only">
        {people.length > 0 && t('found', { count: people.length })}
      </p>
      <div
        ref={list}
        id={id}
        role="listbox"
        aria-label={t('people')}
        hidden={people.length === 0}
        className="absolute top-full left-0 z-4 mt-1 w-full max-w-[320px] rounded-lg border border-line bg-overlay p-1 shadow-menu"
      >
        {people.map((person, at) => (
          <button
            key={person.id}
            type="button"
            id={`${id}-${at}`}
            role="option"
            tabIndex={-1}
            aria-selected={at === index}
            onPointerMove={() => setActive({ typed, index: at })}
            // The text keeps the focus.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onPick(person)}
            className="flex min-h-9 w-full items-center gap-2 rounded-md px-2 py-1 text-left aria-selected:bg-selected"
          >
            <Avatar name={person.name} />
            <bdi className="truncate">{person.name}</bdi>
          </button>
        ))}
      </div>
    </>
  );
}

/** Whether a name, or a word of it, begins as was typed. */
function isFound(name: string, typed: string): boolean {
  const [whole, text] = [foldText(name), foldText(typed)];
  return whole.startsWith(text) || whole.split(/\s+/).some((word) => word.startsWith(text));
}
