'use client';

import { useTranslations } from 'use-intl';
import { Button } from '@/components/ui/action/button';
import { Select } from '@/components/ui/fields/select';
import { Icon } from '@/components/ui/icon/icon';
import { useHydrated } from '@/lib/client/use-hydrated';
import { pageSizes } from '@/lib/lists/definition/page-sizes';

export type PagerProps = {
  /** From 1. */
  page: number;
  size: number;
  sizes?: readonly number[];
  hasNext: boolean;
  onPage: (page: number) => void;
  onSize: (size: number) => void;
};

/** What begins choosing rows; absent where that has begun. */
type Choosing = { onSelect?: () => void };

/** Promises nothing the service cannot answer: no totals, only the page before and the next one. */
export function Pager({ page, size, sizes = pageSizes, hasNext, onPage, onSize, onSelect }: PagerProps & Choosing) {
  const t = useTranslations('table.pager');
  const hydrated = useHydrated();
  return (
    <nav
      aria-label={t('label')}
      data-print="hide"
      className="numbers sticky bottom-0 z-2 -mt-px flex h-14 items-center gap-2 border-t border-line bg-page px-4 text-meta text-muted sm:h-12 sm:px-6"
    >
      <span aria-live="polite">{t('page', { page })}</span>
      <span className="flex items-center gap-1 max-sm:hidden">
        <span aria-hidden="true">·</span>
        <Select
          look="quiet"
          aria-label={t('size')}
          value={size}
          // What is chosen before the page is hydrated would be lost without a word.
          disabled={!hydrated}
          onChange={(event) => onSize(Number(event.target.value))}
        >
          {sizes.map((option) => (
            <option key={option} value={option}>
              {t('perPage', { size: option })}
            </option>
          ))}
        </Select>
      </span>
      {onSelect && (
        <Button size="small" variant="ghost" waiting={!hydrated} onClick={onSelect} className="max-sm:h-9">
          {t('select')}
        </Button>
      )}
      <span className="ml-auto flex gap-2">
        <Button size="small" waiting={page <= 1} onClick={() => onPage(page - 1)} className="max-sm:h-9">
          <Icon name="chevron-left" size={14} />
          {t('previous')}
        </Button>
        <Button size="small" waiting={!hasNext} onClick={() => onPage(page + 1)} className="max-sm:h-9">
          {t('next')}
          <Icon name="chevron-right" size={14} />
        </Button>
      </span>
    </nav>
  );
}
