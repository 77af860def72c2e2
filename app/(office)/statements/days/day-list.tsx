'use client';

import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Closing } from '@/app/(office)/statements/closing';
import { StatementTabs } from '@/app/(office)/statements/tabs';
import { useNoStatementsMessage } from '@/app/(office)/statements/use-no-statements-message';
import { ByWidth } from '@/components/data-table/by-width';
import { FilterBar } from '@/components/data-table/filters/filter-bar';
import { Empty } from '@/components/feedback/empty';
import { EmptyDrawing } from '@/components/feedback/empty-drawing';
import { NotOffered } from '@/components/feedback/not-offered';
import { QueryProblem, readProblemOf } from '@/components/feedback/query-problem';
import { useFilterBuilders } from '@/components/list-page/filters/use-filter-builders';
import { Freshness } from '@/components/shell/freshness';
import { PageHeader } from '@/components/shell/page-header';
import { Skeleton } from '@/components/ui/loading/skeleton';
import { serverNow } from '@/lib/client/clock/server-clock';
import { useEndpointQuery } from '@/lib/client/query/use-read';
import type { QueryChange } from '@/lib/client/query/use-url-query';
import { useDisplaySettings } from '@/lib/client/use-display-settings';
import { dayClosings } from '@/lib/contracts/office/files/day-closings';
import { statementDays } from '@/lib/contracts/office/files/statement-days';
import { isNotOffered } from '@/lib/domain/is-not-offered';
import { serviceZone } from '@/lib/format/zone';
import { viewDays } from '@/lib/lists/definition/period-view';
import { type StatementView, statementList, statementPeriod } from '@/lib/lists/statements';
import { DayActions } from './day-actions';
import { DayCards } from './day-cards';
import { DayTable } from './day-table';

type DayListProps = { view: StatementView; change: (change: QueryChange<typeof statementList.fields>) => void };

/** Opening + in − out = closing, for each business day of the period. */
export function DayList({ view, change }: DayListProps) {
  const t = useTranslations('statements');
  const { zone } = useDisplaySettings();
  const [now] = useState(() => new Date(serverNow()));
  const period = statementPeriod(view, { now, zone });
  const days = useEndpointQuery(statementDays.days, { query: { ...period, zone } }, { keepPrevious: true });
  const bounds = viewDays(view, now, serviceZone);
  const closed = useEndpointQuery(dayClosings.list, { query: bounds });
  // The days of another zone are not those that are closed.
  const closings = zone === serviceZone ? new Map(closed.data?.items.map((one) => [one.day, one])) : undefined;
  const problem = readProblemOf(days);
  const noStatements = useNoStatementsMessage();
  const filters = [useFilterBuilders({ list: statementList, view, change }).period()];
  const isAbsent = problem !== null && isNotOffered(problem.problem);
  return (
    <>
      <PageHeader
        title={t('title')}
        meta={!isAbsent && <Freshness reading={days} />}
        actions={days.data && days.data.days.length > 0 && <DayActions days={days.data.days} />}
      />
      <StatementTabs view={view} />
      {isAbsent ? (
        <NotOffered {...noStatements} />
      ) : (
        <>
          <FilterBar filters={filters} onClear={() => change({ period: undefined, from: undefined, to: undefined })} />
          {problem && (
            <div className="px-4 py-8 sm:py-14">
              <QueryProblem reading={days} />
            </div>
          )}
          {!problem && !days.data && <Skeleton shape="rows" className="mx-4 h-64 sm:mx-6" />}
          {!problem && days.data && (
            <div aria-busy={days.isPlaceholderData}>
              <div className="px-4 py-3 empty:hidden sm:px-6">
                <Closing days={days.data} />
              </div>
              {days.data.days.length > 0 ? (
                <ByWidth
                  table={<DayTable days={days.data.days} closings={closings} />}
                  cards={<DayCards days={days.data.days} closings={closings} />}
                />
              ) : (
                <Empty drawing={<EmptyDrawing />} title={t('noDayTitle')}>
                  {t('noDayText')}
                </Empty>
              )}
            </div>
          )}
        </>
      )}
    </>
  );
}
