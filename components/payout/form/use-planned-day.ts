'use client';

import { useLocale, useTranslations } from 'use-intl';
import { serverNow } from '@/lib/client/clock/server-clock';
import { plannableDays } from '@/lib/domain/payment/planned-day';
import { addDays } from '@/lib/format/date';
import { formatDay } from '@/lib/format/date-text';

export interface PlannedDay {
  /** What the field holds; today until another day is chosen. */
  readonly shown: string;
  readonly today: string;
  /** The last day that can be chosen. */
  readonly to: string;
  /** The later day that was chosen; null for today. */
  readonly later: string | null;
  readonly error: string | null;
}

/** The day typed into a payout form, by the calendar of São Paulo. */
export function usePlannedDay(typed: string): PlannedDay {
  const t = useTranslations('payout.errors');
  const locale = useLocale();
  const { from, to } = plannableDays(new Date(serverNow()));
  const today = addDays(from, -1);
  const shown = typed || today;
  const isOutside = shown < today || shown > to;
  return {
    shown,
    today,
    to,
    later: shown >= from && !isOutside ? shown : null,
    error: isOutside ? t('payOn', { to: formatDay(to, locale) }) : null,
  };
}
