'use client';

import { useId, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { fieldWithCardNumber, useCardNumber } from '@/components/feedback/use-card-number';
import { Kbd } from '@/components/ui/action/kbd';
import { useKey } from '@/components/ui/action/use-key';
import { fieldLook } from '@/components/ui/fields/field-look';
import { Icon } from '@/components/ui/icon/icon';
import { visibleText } from '@/lib/format/text/visible-text';

export type Search = {
  value: string;
  /** What can be typed: "Nome, documento, E2E ou referência". */
  placeholder: string;
  onSearch: (text: string) => void;
};

/** Searches on Enter; emptied, it searches for nothing at once. "/" comes here from anywhere on the page. */
export function SearchBox({ value, placeholder, onSearch }: Search) {
  const t = useTranslations('table');
  const input = useRef<HTMLInputElement>(null);
  const errorId = useId();
  const { watch, error } = useCardNumber();
  useKey('/', () => input.current?.focus());
  return (
    <search className="w-[304px] max-w-full max-sm:hidden">
      <form
        method="post"
        onSubmit={(event) => {
          event.preventDefault();
          if (!fieldWithCardNumber(event.currentTarget)) onSearch(visibleText(input.current?.value ?? ''));
        }}
        className="relative"
        {...watch}
      >
        <Icon name="search" className="pointer-events-none absolute top-2 left-2.5 text-muted" />
        <input
          key={value}
          ref={input}
          type="search"
          name="search"
          aria-label={t('search')}
          aria-keyshortcuts="/"
          placeholder={placeholder}
          defaultValue={value}
          autoComplete="off"
          aria-invalid={error ? true : undefined}
          aria-describedby={error && errorId}
          onChange={(event) => value && event.target.value === '' && onSearch('')}
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
      </form>
    </search>
  );
}
