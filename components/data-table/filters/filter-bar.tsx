'use client';

import clsx from 'clsx';
import { type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslations } from 'use-intl';
import { LoadErrorFallback } from '@/components/feedback/load-error-fallback';
import { Button } from '@/components/ui/action/button';
import { buttonLook } from '@/components/ui/action/button-look';
import { Icon } from '@/components/ui/icon/icon';
import { Menu } from '@/components/ui/overlay/menu';
import type { Filter } from './filter';
import { FilterChip } from './filter-chip';
import { FilterSheet } from './filter-sheet';
import { filterSummary } from './filter-summary';
import { FilterForm } from './lazy-filter-form';
import { type Search, SearchBox } from './search-box';

type FilterBarProps = {
  search?: Search;
  filters: readonly Filter[];
  /** Takes everything off, the search included. */
  onClear: () => void;
  /** At the right end: `TableOptions`. */
  end?: ReactNode;
};

export function FilterBar({ search, filters, onClear, end }: FilterBarProps) {
  const t = useTranslations('table.filters');
  // A filter just chosen from the menu has no value yet: its chip is shown while its panel is open.
  const [opening, setOpening] = useState<string | null>(null);
  const addFilter = useRef<HTMLSpanElement>(null);
  const settle = (filter: Filter, removed: boolean) => {
    // The chip is removed first: the button to return to is only rendered once it is gone.
    flushSync(() => setOpening(null));
    if (removed || filterSummary(filter) === null) addFilter.current?.querySelector('button')?.focus();
  };
  const inForce = filters.filter((filter) => filterSummary(filter) !== null);
  const chips = filters.filter((filter) => inForce.includes(filter) || filter.name === opening);
  const rest = filters.filter((filter) => !chips.includes(filter));
  const active = inForce.length;
  // A text entered before the parser was loaded; afterwards the box itself shows what it understands.
  const [unread, setUnread] = useState<string | null>(null);
  const find = async (text: string) => {
    const [likeliest] = (await search?.recognise())?.(text).options ?? [];
    setUnread(likeliest ? null : text);
    likeliest?.take();
    return likeliest !== undefined;
  };
  const prepare = () => {
    FilterForm.preload();
    search?.recognise();
  };
  const searchFilter: Filter[] = search
    ? [
        {
          kind: 'text',
          name: 'search',
          label: t('search'),
          placeholder: search.placeholder,
          value: null,
          apply: (value) => void find(value ?? ''),
        },
      ]
    : [];
  return (
    <>
      <div data-print="hide" className="flex min-h-[58px] flex-wrap items-start gap-2 border-b border-line px-4 py-3 sm:px-6">
        <div className="flex min-w-0 grow basis-72 flex-wrap items-center gap-2">
          {search && <SearchBox {...search} onSearch={find} />}
          <FilterSheet filters={[...searchFilter, ...filters]} active={active} onClear={onClear} onIntent={prepare} />
          {/* Where the chips do not all fit beside the search box they stand below it together, with the buttons that change them. */}
          <div className="contents min-w-0 flex-wrap items-center gap-2 sm:flex">
            {chips.map((filter) => (
              <FilterChip
                key={filter.name}
                filter={filter}
                startOpen={filter.name === opening}
                onClosed={() => settle(filter, false)}
                onRemoved={() => settle(filter, true)}
              />
            ))}
            <span ref={addFilter} className={clsx('flex items-center gap-1 max-sm:hidden', !search && chips.length === 0 && '-ml-2.5')}>
              {rest.length > 0 && (
                <Menu
                  label={t('add')}
                  face={
                    <>
                      <Icon name="plus" size={14} />
                      {t('filter')}
                    </>
                  }
                  buttonClassName={buttonLook({ variant: 'ghost', size: 'small' })}
                  onIntent={FilterForm.preload}
                  items={rest.map((filter) => ({ label: filter.label, onSelect: () => setOpening(filter.name) }))}
                />
              )}
              {active > 0 && (
                <Button variant="ghost" size="small" onClick={onClear}>
                  {t('clear')}
                </Button>
              )}
            </span>
          </div>
        </div>
        {end}
      </div>
      {unread !== null && search && !search.understand && <LoadErrorFallback onRetry={() => find(unread)} />}
      {unread && search?.understand && (
        <p role="status" className="px-4 pt-3 text-cell text-muted sm:hidden">
          {t('notFound', { text: unread })} {search.understand(unread).note}
        </p>
      )}
    </>
  );
}
