'use client';

import { useId, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { SearchOption, Understood } from '@/components/feedback/search-option';
import { fieldWithCardNumber, useCardNumber } from '@/components/feedback/use-card-number';
import { Kbd } from '@/components/ui/action/kbd';
import { useKey } from '@/components/ui/action/use-key';
import { fieldLook } from '@/components/ui/fields/field-look';
import { Icon } from '@/components/ui/icon/icon';
import { SearchOptions } from './search-options';

export type Search = {
  /** What can be typed: "Nome, documento, E2E ou referência". */
  placeholder: string;
  /** What the typed text can be; none until the parser is loaded. */
  understand: Understand | undefined;
  /** Loads the parser; where it cannot be loaded, the little that is known without it. */
  recognise: () => Promise<Understand>;
};

type Understand = (typed: string) => Understood;

type SearchBoxProps = Search & {
  /** Searches for the likeliest of a text; false where it is nothing to search for. */
  onSearch: (text: string) => Promise<boolean>;
};

/**
 * Search box of a list. Shows how the typed text is understood; Enter searches by the first reading, which becomes a chip beside the
 * emptied box. `/` focuses it from anywhere.
 */
export function SearchBox({ placeholder, understand, recognise, onSearch }: SearchBoxProps) {
  const t = useTranslations('table');
  const input = useRef<HTMLInputElement>(null);
  const errorId = useId();
  const optionsId = useId();
  const { watch, error } = useCardNumber();
  const [text, setText] = useState('');
  const found = text.trim() === '' || error ? { options: [], note: null } : understand?.(text);
  useKey('/', () => input.current?.focus());
  const take = (option: SearchOption | undefined) => {
    if (!option) return;
    setText('');
    option.take();
    input.current?.focus();
  };
  return (
    <search className="group/search w-[304px] max-w-full max-sm:hidden">
      <form
        method="post"
        onSubmit={(event) => {
          event.preventDefault();
          if (fieldWithCardNumber(event.currentTarget)) return;
          if (found) take(found.options[0]);
          // Enter was quicker than the code: the box is emptied if nothing else was typed meanwhile.
          else onSearch(text).then((taken) => taken && setText((now) => (now === text ? '' : now)));
        }}
        className="relative"
        {...watch}
      >
        <Icon name="search" className="pointer-events-none absolute top-2 left-2.5 text-muted" />
        <input
          ref={input}
          type="search"
          name="search"
          aria-label={t('search.label')}
          aria-keyshortcuts="/"
          placeholder={placeholder}
          value={text}
          autoComplete="off"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : found && text.trim() !== '' ? optionsId : undefined}
          onFocus={recognise}
          onChange={(event) => {
            setText(event.target.value);
            recognise();
          }}
          className={`${fieldLook('small')} peer pr-8 pl-8`}
        />
        <span className="pointer-events-none absolute top-[7px] right-2 hidden peer-placeholder-shown:flex peer-focus:hidden">
          <Kbd>/</Kbd>
        </span>
        {error && (
          <p id={errorId} role="alert" className="mt-1.5 text-meta text-red">
            {error}
          </p>
        )}
        {found && !error && text.trim() !== '' && <SearchOptions id={optionsId} {...found} onTake={take} />}
      </form>
    </search>
  );
}
