'use client';

import clsx from 'clsx';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { IconButton } from '@/components/ui/action/icon-button';
import { addDays } from '@/lib/format/date';
import { formatDay, formatMonth, weekdayLetters } from '@/lib/format/date-text';
import type { Locale } from '@/lib/format/locale';
import { addMonths, monthWeeks } from '@/lib/format/time/month';
import type { DayRange } from '@/lib/format/time/period';

type CalendarProps = {
  range: DayRange | null;
  today: string;
  locale: Locale;
  /** The first of two days is chosen. */
  onFirst: (day: string) => void;
  /** Both are, in order. */
  onRange: (range: DayRange) => void;
};

const weekday = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay();

/** The day a key moves to: the keys of the date grid in the ARIA practices. */
const steps: Readonly<Record<string, (day: string) => string>> = {
  ArrowLeft: (day) => addDays(day, -1),
  ArrowRight: (day) => addDays(day, 1),
  ArrowUp: (day) => addDays(day, -7),
  ArrowDown: (day) => addDays(day, 7),
  Home: (day) => addDays(day, -weekday(day)),
  End: (day) => addDays(day, 6 - weekday(day)),
  PageUp: (day) => addMonths(day, -1),
  PageDown: (day) => addMonths(day, 1),
  'Shift+PageUp': (day) => addMonths(day, -12),
  'Shift+PageDown': (day) => addMonths(day, 12),
};

/** A month to choose a first and a last day in, by mouse or by keyboard: arrows, Home and End in a week, Page Up and Page Down by a month, with Shift by a year. */
export function Calendar({ range, today, locale, onFirst, onRange }: CalendarProps) {
  const t = useTranslations('table.filters');
  const days = useRef<HTMLTableElement>(null);
  const [current, setCurrent] = useState(range?.to ?? today);
  const [first, setFirst] = useState<string | null>(null);
  const chosen = first ? { from: first, to: first } : range;

  const choose = (day: string) => {
    if (first === null) {
      setFirst(day);
      onFirst(day);
      return;
    }
    setFirst(null);
    const [from = day, to = day] = [first, day].sort();
    onRange({ from, to });
  };
  const move = (event: KeyboardEvent) => {
    const step = steps[event.shiftKey ? `Shift+${event.key}` : event.key];
    if (!step) return;
    event.preventDefault();
    const day = step(current);
    setCurrent(day);
    // The day may be in a month that is rendered only now.
    queueMicrotask(() => days.current?.querySelector<HTMLElement>(`[data-day="${day}"]`)?.focus());
  };
  return (
    <div>
      <div className="flex items-center justify-between">
        <IconButton icon="chevron-left" label={t('monthBefore')} onClick={() => setCurrent(addMonths(current, -1))} />
        <span aria-live="polite" className="text-cell font-medium">
          {formatMonth(current, locale)}
        </span>
        <IconButton icon="chevron-right" label={t('monthAfter')} onClick={() => setCurrent(addMonths(current, 1))} />
      </div>
      <table ref={days} className="numbers w-full table-fixed text-center text-cell" onKeyDown={move}>
        <caption className="sr-only">{formatMonth(current, locale)}</caption>
        <thead>
          <tr>
            {weekdayLetters(locale).map(({ name, letter }) => (
              <th key={name} scope="col" abbr={name} className="h-6 text-meta font-normal text-faint">
                {letter}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {monthWeeks(current).map((week) => (
            <tr key={week.find((day) => day !== null)}>
              {week.map((day, place) => (
                <td key={day ?? `empty-${place}`} className="p-0">
                  {day && (
                    <button
                      type="button"
                      data-day={day}
                      tabIndex={day === current ? 0 : -1}
                      aria-label={formatDay(day, locale)}
                      aria-pressed={chosen !== null && day >= chosen.from && day <= chosen.to}
                      aria-current={day === today ? 'date' : undefined}
                      onFocus={() => setCurrent(day)}
                      onClick={() => choose(day)}
                      className={clsx(
                        'h-7 w-full rounded-md outline-offset-[-2px] hover:bg-hover aria-pressed:bg-selected aria-pressed:font-medium',
                        day === today && 'text-accent underline underline-offset-2',
                      )}
                    >
                      {Number(day.slice(-2))}
                    </button>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-1 text-meta text-muted">{t(first ? 'chooseLast' : 'chooseFirst')}</p>
    </div>
  );
}
