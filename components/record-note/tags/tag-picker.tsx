'use client';

import clsx from 'clsx';
import { type KeyboardEvent, useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Field } from '@/components/form/field';
import { Input } from '@/components/ui/fields/input';
import { Icon } from '@/components/ui/icon/icon';
import { useEndpointQuery } from '@/lib/client/query/use-read';
import { tagLimits } from '@/lib/contracts/office/notes/tag-limits';
import { tags } from '@/lib/contracts/office/notes/tags';
import type { RecordTag } from '@/lib/contracts/office/notes/tags.shape';
import { tagOptions } from './tag-options';

type TagPickerProps = {
  carried: readonly RecordTag[];
  error?: string | undefined;
  /** Above what follows instead of between. */
  floats: boolean;
  onPick: (name: string) => void;
};

/** A field to find a tag of the team by its name, or to make one. The tags are read once it has the focus. */
export function TagPicker({ carried, error, floats, onPick }: TagPickerProps) {
  const t = useTranslations('recordNotes.tags');
  const listId = useId();
  const [text, setText] = useState('');
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const reading = useEndpointQuery(tags.list, {}, { enabled: open, staleTime: 30_000 });
  const options = open && reading.data ? tagOptions(text, reading.data.items, carried) : [];
  const isShown = options.length > 0;
  const pick = (name: string) => {
    setText('');
    setActive(-1);
    setOpen(false);
    onPick(name);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) {
      event.preventDefault();
      setOpen(true);
      if (isShown) setActive(active < 0 && step < 0 ? options.length - 1 : (active + step + options.length) % options.length);
    } else if (event.key === 'Escape' && isShown) {
      event.preventDefault();
      setOpen(false);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      // Without a choice it is the text itself: the server knows which tag that is.
      const name = options[active]?.name ?? text.trim();
      if (name !== '') pick(name);
    }
  };
  return (
    <Field label={t('add')} help={t('help')} error={error}>
      {(control) => (
        <div className="relative">
          <Input
            {...control}
            role="combobox"
            aria-autocomplete="list"
            aria-haspopup="listbox"
            aria-expanded={isShown}
            aria-controls={listId}
            aria-activedescendant={options[active] && `${listId}-${active}`}
            autoComplete="off"
            enterKeyHint="done"
            maxLength={tagLimits.name}
            value={text}
            onFocus={() => setOpen(true)}
            onClick={() => setOpen(true)}
            onBlur={() => setOpen(false)}
            onChange={(event) => {
              setText(event.target.value);
              setActive(-1);
              setOpen(true);
            }}
            onKeyDown={onKeyDown}
          />
          <div
            id={listId}
            role="listbox"
            aria-label={t('offered')}
            hidden={!isShown}
            className={clsx(
              'mt-1 max-h-60 overflow-y-auto rounded-lg border border-line bg-overlay p-1 shadow-menu',
              floats && 'absolute inset-x-0 top-full z-4',
            )}
          >
            {options.map(({ name, isNew }, index) => (
              <div
                key={name}
                id={`${listId}-${index}`}
                role="option"
                tabIndex={-1}
                aria-selected={index === active}
                onPointerMove={() => setActive(index)}
                // The field keeps the focus.
                onPointerDown={(event) => event.preventDefault()}
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => pick(name)}
                onKeyDown={onKeyDown}
                className="flex min-h-9 cursor-pointer items-center gap-2 rounded-md px-2.5 aria-selected:bg-selected"
              >
                <Icon name={isNew ? 'plus' : 'tag'} size={14} className="shrink-0 text-muted" />
                <span className="truncate">{isNew ? t('make', { name }) : name}</span>
              </div>
            ))}
          </div>
        </div>
      )}
    </Field>
  );
}
