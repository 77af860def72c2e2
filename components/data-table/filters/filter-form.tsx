'use client';

import { type ReactNode, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { fieldWithCardNumber } from '@/components/feedback/use-card-number';
import type { Filter } from './filter';
import { FilterControl } from './filter-control';
import { readFilter } from './read-filter';

type FilterFormProps = {
  filters: readonly Filter[];
  onDone: () => void;
  className: string;
  /** Lays out the fields and the buttons. */
  children: (fields: ReactNode) => ReactNode;
};

/** One filter at its chip, or all of them in the sheet of a phone: applied together, closed only when all make sense. */
export function FilterForm({ filters, onDone, className, children }: FilterFormProps) {
  const t = useTranslations('table.filters');
  const [errors, setErrors] = useState<Record<string, string | null>>({});
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => {
    // A panel that opened before its fields were loaded had nothing to give the focus to.
    const panel = form.current?.closest('[popover]');
    if (panel && !panel.contains(document.activeElement)) panel.querySelector<HTMLElement>('input, button')?.focus();
  }, []);

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const wrong = fieldWithCardNumber(event.currentTarget);
    if (wrong) return wrong.focus();
    const data = new FormData(event.currentTarget);
    const found = Object.fromEntries(filters.map((filter) => [filter.name, readFilter(filter, data, { period: t('periodError') })]));
    setErrors(found);
    if (Object.values(found).every((error) => error === null)) onDone();
  };

  return (
    <form ref={form} method="post" noValidate onSubmit={submit} className={className}>
      {children(filters.map((filter) => <FilterControl key={filter.name} filter={filter} error={errors[filter.name]} periodSubmits />))}
    </form>
  );
}
