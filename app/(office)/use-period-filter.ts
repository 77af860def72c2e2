'use client';

import { useLocale, useTranslations } from 'use-intl';
import type { Filter } from '@/components/data-table/filter';
import { useReader } from '@/lib/client/use-reader';
import { formatDayRange } from '@/lib/format/date-text';
import { type DayRange, type Period, periodDays, periods } from '@/lib/format/period';
import { type PeriodView, viewDays } from './period-view';

interface PeriodChange {
  readonly period: Period | undefined;
  readonly from: string | undefined;
  readonly to: string | undefined;
}

/** The period of a list over the state in the address: a named one where the days are its own, else two days. */
export function usePeriodFilter(view: PeriodView, change: (change: PeriodChange) => void): Filter {
  const t = useTranslations('period');
  const locale = useLocale();
  const reader = useReader();
  return {
    kind: 'period',
    zone: reader.zone,
    name: 'period',
    label: t('label'),
    value: viewDays(view, new Date(), reader.zone),
    show: (range) => (view.period === 'all' ? t('all') : formatDayRange(range.from, range.to, locale)),
    apply: (range) => {
      const named = range && periods.find((known) => sameDays(periodDays(known, new Date(), reader.zone), range));
      const days = named ? null : range;
      change({ period: named ?? undefined, from: days?.from, to: days?.to });
    },
  };
}

function sameDays(a: DayRange, b: DayRange): boolean {
  return a.from === b.from && a.to === b.to;
}
