'use client';

import { useLocale, useTranslations } from 'use-intl';
import type { Filter } from '@/components/data-table/filters/filter';
import { serverNow } from '@/lib/client/clock/server-clock';
import { useDisplaySettings } from '@/lib/client/use-display-settings';
import { formatDayRange } from '@/lib/format/date-text';
import { type DayRange, type Period, periodDays, periods } from '@/lib/format/time/period';
import type { Zone } from '@/lib/format/zone';
import { type PeriodView, viewDays } from '@/lib/lists/definition/period-view';

interface PeriodChange {
  readonly period: Period | undefined;
  readonly from: string | undefined;
  readonly to: string | undefined;
}

/** A clock other than the reader's, and the label that names it. */
type OwnClock = { readonly label: string; readonly zone: Zone };

/** Filters by time: the period of a list, a named one where the days are its own, or two days of some clock. */
export function usePeriodFilters() {
  const t = useTranslations('period');
  const locale = useLocale();
  const { zone } = useDisplaySettings();
  const show = (range: DayRange) => formatDayRange(range.from, range.to, locale);
  return {
    named: (view: PeriodView, change: (change: PeriodChange) => void, clock: OwnClock = { label: t('label'), zone }): Filter => ({
      kind: 'period',
      name: 'period',
      ...clock,
      value: viewDays(view, new Date(serverNow()), clock.zone),
      show: (range) => (view.period === 'all' ? t('all') : show(range)),
      apply: (range) => {
        const named = range && periods.find((known) => sameDays(periodDays(known, new Date(serverNow()), clock.zone), range));
        const days = named ? null : range;
        change({ period: named ?? undefined, from: days?.from, to: days?.to });
      },
    }),
    days: (
      { from, to }: { readonly from: string | null; readonly to: string | null },
      apply: (range: DayRange | null) => void,
    ): Filter => ({
      kind: 'period',
      zone,
      name: 'period',
      label: t('label'),
      value: from && to ? { from, to } : null,
      show,
      apply,
    }),
  };
}

function sameDays(a: DayRange, b: DayRange): boolean {
  return a.from === b.from && a.to === b.to;
}
