'use client';

import clsx from 'clsx';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { type Day, parts, totalOf } from './day';

/** The numbers of the bars. */
export function DayTable({ caption, days, amount }: { caption: string; days: Day[]; amount: (centavos: number) => ReactNode }) {
  const t = useTranslations('chart');
  const head = 'border-b border-line px-2 py-1.5 text-right text-meta font-medium text-muted first:pl-0 first:text-left last:pr-0';
  const cell = 'border-b border-line px-2 py-2 text-right first:pl-0 first:text-left last:pr-0';
  return (
    <div className="overflow-x-auto">
      <table className="numbers w-full text-cell whitespace-nowrap">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            <th scope="col" className={head}>
              {t('day')}
            </th>
            {parts.map((part) => (
              <th key={part} scope="col" className={head}>
                {t(`part.${part}`)}
              </th>
            ))}
            <th scope="col" className={head}>
              {t('total')}
            </th>
          </tr>
        </thead>
        <tbody>
          {days.map((day) => (
            <tr key={day.label}>
              <th scope="row" className={clsx(cell, 'font-normal')}>
                {day.longLabel}
              </th>
              {parts.map((part) => (
                <td key={part} className={cell}>
                  {amount(day.parts[part])}
                </td>
              ))}
              <td className={cell}>{amount(totalOf(day))}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
