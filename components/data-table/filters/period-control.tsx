'use client';

import { useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocale, useTranslations } from 'use-intl';
import { Input } from '@/components/ui/fields/input';
import { serverNow } from '@/lib/client/clock/server-clock';
import { businessDay } from '@/lib/format/date';
import { typedDayText } from '@/lib/format/date-text';
import { type DayRange, periodDays, periods } from '@/lib/format/time/period';
import { parseTypedDay } from '@/lib/format/time/typed-day';
import { Calendar } from './calendar';
import type { PeriodFilter } from './filter';

/** The most frequent periods, applied at once where they are the only field, with a calendar and two fields for any days. */
export function PeriodControl({ filter, wrong, submits }: { filter: PeriodFilter; wrong: object; submits: boolean }) {
  const t = useTranslations('table.filters');
  const locale = useLocale();
  const id = useId();
  const place = useRef<HTMLDivElement>(null);
  const today = businessDay(new Date(serverNow()), filter.zone);
  const typed = (range: DayRange | null) => ({ from: range ? typedDayText(range.from) : '', to: range ? typedDayText(range.to) : '' });
  const [texts, setTexts] = useState(typed(filter.value));
  const [from, to] = [parseTypedDay(texts.from, today), parseTypedDay(texts.to, today)];
  const apply = (range: DayRange) => {
    flushSync(() => setTexts(typed(range)));
    if (submits) place.current?.closest('form')?.requestSubmit();
  };
  return (
    <div ref={place} className="grid gap-3">
      <div className="grid grid-cols-2 gap-1.5">
        {periods.map((period) => (
          <button
            key={period}
            type="button"
            onClick={() => apply(periodDays(period, new Date(serverNow()), filter.zone))}
            className="h-7 rounded-md border border-edge bg-surface px-2 text-left text-cell hover:bg-hover"
          >
            {t(`period.${period}`)}
          </button>
        ))}
      </div>
      <Calendar
        range={from && to ? { from, to } : null}
        today={today}
        locale={locale}
        onFirst={(day) => setTexts(typed({ from: day, to: day }))}
        onRange={apply}
      />
      <div className="grid grid-cols-2 gap-1.5">
        {(['from', 'to'] as const).map((edge) => (
          <div key={edge} className="grid min-w-0 gap-1">
            <label htmlFor={`${id}-${edge}`} className="text-meta text-muted">
              {t(edge)}
            </label>
            <Input
              id={`${id}-${edge}`}
              name={`${filter.name}-${edge}`}
              placeholder={t('dayForm')}
              inputMode="numeric"
              autoComplete="off"
              value={texts[edge]}
              onChange={(event) => setTexts({ ...texts, [edge]: event.target.value })}
              look="small"
              {...wrong}
            />
          </div>
        ))}
      </div>
    </div>
  );
}
