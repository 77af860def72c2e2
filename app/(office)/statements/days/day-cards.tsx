'use client';

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

/** The same days on a phone. */
export function DayCards({ days, closings }: { days: readonly StatementDay[]; closings?: DayClosingsByDay }) {
  const t = useTranslations('statements');
  const locale = useLocale();
  return (
    <ul aria-label={t('daysCaption', { zone: useZoneName() })}>
      {days.map(({ day, lines, available, blocked }) => (
        <li key={day} className="grid gap-3 border-b border-line px-4 py-3.5">
          <p className="flex items-baseline justify-between font-medium">
            <TextLink href={addressOf(statementList, { from: day, to: day })}>{formatDay(day, locale)}</TextLink>
            <span className="text-meta font-normal text-faint">{t('days.lines', { lines })}</span>
          </p>
          <Side name={t('sides.AVAILABLE')} side={available} />
          {blocked && moved(blocked) && <Side name={t('sides.BLOCKED')} side={blocked} />}
          {closings && (
            <p className="flex justify-between gap-3 text-cell text-muted">
              {t('days.closedBy')} <DayClosing day={day} closing={closings.get(day)} />
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}

function Side({ name, side }: { name: string; side: SideOfDay | null }) {
  const t = useTranslations('statements.days');
  return (
    <div className="grid gap-1.5">
      <p className="flex flex-wrap justify-between gap-x-3 text-meta text-muted">
        {name}
        <SideCheck side={side} />
      </p>
      {side && (
        <dl className="grid gap-y-2 text-cell">
          {dayParts.map((part) => (
            <div key={part} className="flex justify-between gap-3">
              <dt className="text-muted">{t(part)}</dt>
              <dd>
                <Money value={side[part]} sign={signOf(part)} />
              </dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}
