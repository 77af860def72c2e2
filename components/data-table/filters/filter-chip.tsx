'use client';

import { useTranslations } from 'use-intl';
import { Button } from '@/components/ui/action/button';
import { Icon } from '@/components/ui/icon/icon';
import { Popover } from '@/components/ui/overlay/popover';
import type { Filter } from './filter';
import { clearFilter, filterSummary } from './filter-summary';
import { FilterForm } from './lazy-filter-form';

type FilterChipProps = { filter: Filter; startOpen: boolean; onClosed: () => void; onRemoved: () => void };

/** An active filter: its name and value open it, its × removes it. */
export function FilterChip({ filter, startOpen, onClosed, onRemoved }: FilterChipProps) {
  const t = useTranslations('table.filters');
  const summary = filterSummary(filter);
  const remove = () => {
    clearFilter(filter);
    onRemoved();
  };
  return (
    <span className="inline-flex h-8 max-w-80 shrink-0 items-center rounded-lg border border-edge bg-surface text-cell sm:h-7">
      <Popover
        face={
          <>
            <span className="shrink-0 text-muted">{filter.label}</span>{' '}
            {summary && <span className="numbers truncate font-medium">{summary}</span>}
          </>
        }
        buttonClassName="flex h-full min-w-0 items-center gap-1.5 rounded-lg pr-1 pl-2.5"
        panelClassName="w-80 p-4"
        startOpen={startOpen}
        onIntent={FilterForm.preload}
        onClosed={onClosed}
      >
        {(close) => (
          <FilterForm filters={[filter]} onDone={close} className="grid gap-4">
            {(fields) => (
              <>
                {fields}
                <Button type="submit" variant="primary" className="justify-self-end">
                  {t('apply')}
                </Button>
              </>
            )}
          </FilterForm>
        )}
      </Popover>
      <button
        type="button"
        aria-label={t('remove', { name: filter.label })}
        onClick={remove}
        className="mr-0.5 inline-flex size-6 shrink-0 items-center justify-center rounded-md text-muted hover:bg-hover hover:text-ink"
      >
        <Icon name="cross" size={14} />
      </button>
    </span>
  );
}
