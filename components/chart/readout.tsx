'use client';

import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { type Day, parts, totalOf } from './day';
import { PartSwatch } from './part-swatch';

/** The legend is the read-out of the chosen day: no floating box hides the numbers. */
export function Readout({ day, todayLabel, amount }: { day: Day; todayLabel?: string; amount: (centavos: number) => ReactNode }) {
  const t = useTranslations('chart');
  return (
    <dl
      aria-live="polite"
      className="flex flex-wrap gap-x-2.5 gap-y-2 text-meta *:min-w-24 sm:*:min-w-0 sm:*:not-first:border-l sm:*:not-first:border-line sm:*:not-first:pl-2.5"
    >
      <div className="sm:min-w-[96px]">
        <dt className="font-medium">{day.isToday && todayLabel ? todayLabel : day.longLabel}</dt>
        <dd>{amount(totalOf(day))}</dd>
      </div>
      {parts.map((part) => (
        <div key={part}>
          <dt className="flex items-center gap-1.5 text-muted">
            <PartSwatch part={part} />
            {t(`part.${part}`)}
          </dt>
          <dd>{amount(day.parts[part])}</dd>
        </div>
      ))}
    </dl>
  );
}
