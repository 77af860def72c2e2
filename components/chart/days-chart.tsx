'use client';

import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { LoadErrorFallback } from '@/components/feedback/load-error-fallback';
import { Card } from '@/components/ui/layout/card';
import { lazyPart } from '@/components/ui/loading/lazy-part';
import { Skeleton } from '@/components/ui/loading/skeleton';
import type { Day } from './day';
import { DayPicker } from './day-picker';
import { Readout } from './readout';
import { WeekBars } from './week-bars';

/** Few look at the numbers as a table, and what orders them is as heavy as a page. */
const DayTable = lazyPart(() => import('./day-table').then((module) => module.DayTable), LoadErrorFallback);
/** Its library is heavier than a page, and only more days than a week need it. */
const MonthBars = lazyPart(() => import('./month-bars').then((module) => module.MonthBars), LoadErrorFallback, MonthShape);

/** Fetches what draws more days than a week, once somebody is about to ask for them. */
export const preloadMonth = MonthBars.preload;

type DaysChartProps = {
  title: string;
  /** From when to when: "21 a 27 nov 2026". */
  meta: string;
  /** By which date the days are: "pela data de criação". */
  basis: string;
  /** At least one, oldest first. */
  days: Day[];
  /** The label of the current, incomplete day: "hoje, até 14:32". */
  todayLabel?: string;
  amount: (centavos: number) => ReactNode;
  /** What chooses the days, at the head of the card. */
  span?: ReactNode;
};

/** Amounts per day, stacked by state; the same numbers as a table one click away. */
export function DaysChart({ title, meta, basis, days, todayLabel, amount, span }: DaysChartProps) {
  const t = useTranslations('chart');
  const [asTable, setAsTable] = useState(false);
  const [chosen, setChosen] = useState(days.length - 1);
  const day = days[Math.min(chosen, days.length - 1)];
  const Bars = days.length > 7 ? MonthBars : WeekBars;
  const toggle = (
    <button
      type="button"
      onPointerEnter={DayTable.preload}
      onFocus={DayTable.preload}
      onClick={() => setAsTable(!asTable)}
      className="rounded-sm font-medium text-accent hover:underline"
    >
      {t(asTable ? 'asChart' : 'asTable')}
    </button>
  );
  return (
    <Card
      title={title}
      meta={meta}
      action={
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          {span}
          {toggle}
        </div>
      }
    >
      {asTable || !day ? (
        <DayTable caption={`${title}, ${basis}`} days={days} amount={amount} />
      ) : (
        <>
          <Readout day={day} todayLabel={todayLabel} amount={amount} />
          <div className="relative mt-3">
            <DayPicker days={days} chosen={chosen} onChoose={setChosen} />
            <Bars label={t('image', { title, meta, basis })} basis={basis} days={days} chosen={chosen} />
          </div>
        </>
      )}
    </Card>
  );
}

/** As high as the bars will be. */
function MonthShape() {
  return <Skeleton className="h-[258px] w-full" />;
}
