'use client';

import { Fragment } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { Money } from '@/components/transaction/money';
import { TextLink } from '@/components/ui/action/text-link';
import { useZoneName } from '@/lib/client/use-zone-name';
import type { SideOfDay, StatementDay } from '@/lib/domain/statement/statement-closing';
import { formatDay } from '@/lib/format/date-text';
import { addressOf } from '@/lib/lists/definition/list';
import { statementList } from '@/lib/lists/statements';
import { DayClosing, type DayClosingsByDay } from './day-closing';
import { dayParts, moved, signOf } from './day-parts';
import { SideCheck } from './side-check';

const head =
  'border-b border-line px-2 py-2 text-right text-meta font-medium text-muted first:pl-4 first:text-left nth-[2]:text-left last:pr-4 last:text-left sm:first:pl-6';
const cell =
  'border-b border-line px-2 py-2.5 text-right first:pl-4 first:text-left nth-[2]:text-left last:pr-4 last:text-left sm:first:pl-6';

/** One row per day for the available balance, and a second one where the blocked balance changed. */
export function DayTable({ days, closings }: { days: readonly StatementDay[]; closings?: DayClosingsByDay }) {
  const t = useTranslations('statements');
  const locale = useLocale();
  return (
    <div className="overflow-x-auto">
      <table className="numbers w-full text-cell whitespace-nowrap">
        <caption className="sr-only">{t('daysCaption', { zone: useZoneName() })}</caption>
        <thead className="bg-sunken">
          <tr>
            {(['day', 'side', ...dayParts, 'check'] as const).map((name) => (
              <th key={name} scope="col" className={head}>
                {t(`days.${name}`)}
              </th>
            ))}
            {closings && (
              <th scope="col" className={head}>
                {t('days.closedBy')}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {days.map(({ day, lines, available, blocked }) => (
            <Fragment key={day}>
              <tr>
                <th scope="row" className={`${cell} font-normal`}>
                  <TextLink href={addressOf(statementList, { from: day, to: day })}>{formatDay(day, locale)}</TextLink>
                  <span className="ml-2 text-meta text-faint">{t('days.lines', { lines })}</span>
                </th>
                <Side name={t('sides.AVAILABLE')} side={available} />
                {closings && (
                  <td className={cell}>
                    <DayClosing day={day} closing={closings.get(day)} />
                  </td>
                )}
              </tr>
              {blocked && moved(blocked) && (
                <tr>
                  <th scope="row" className={`${cell} font-normal`}>
                    <span className="sr-only">{formatDay(day, locale)}</span>
                  </th>
                  <Side name={t('sides.BLOCKED')} side={blocked} />
                  {closings && <td className={cell} />}
                </tr>
              )}
            </Fragment>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Side({ name, side }: { name: string; side: SideOfDay | null }) {
  return (
    <>
      <td className={cell}>{name}</td>
      {dayParts.map((part) => (
        <td key={part} className={cell}>
          {side ? <Money value={side[part]} sign={signOf(part)} /> : <span className="text-faint">–</span>}
        </td>
      ))}
      <td className={cell}>
        <SideCheck side={side} />
      </td>
    </>
  );
}
