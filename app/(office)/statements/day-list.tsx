'use client';

import { useTranslations } from 'use-intl';
import { FilterBar } from '@/components/data-table/filter-bar';
import { Empty } from '@/components/feedback/empty';
import { EmptyDrawing } from '@/components/feedback/empty-drawing';
import { QueryProblem, readProblemOf } from '@/components/feedback/query-problem';
import { Skeleton } from '@/components/ui/skeleton';
import type { useRead } from '@/lib/client/use-read';
import type { QueryChange } from '@/lib/client/use-url-query';
import { Closing } from './closing';
import { DayCards } from './day-cards';
import { DayTable } from './day-table';
import { useFilters } from './use-filters';
import type { View, viewFields } from './view';

type DayListProps = {
  view: View;
  change: (change: QueryChange<typeof viewFields>) => void;
  days: ReturnType<typeof useRead<'statements.days'>>;
};

/** Opening + in − out = closing, for each business day of the period. */
export function DayList({ view, change, days }: DayListProps) {
  const t = useTranslations('statements');
  const problem = readProblemOf(days);
  return (
    <>
      <FilterBar filters={useFilters(view, change)} onClear={() => change({ period: undefined, from: undefined, to: undefined })} />
      {problem && (
        <div className="px-4 py-8 sm:py-14">
          <QueryProblem reading={days} />
        </div>
      )}
      {!problem && !days.data && <Skeleton className="mx-4 h-64 sm:mx-6" />}
      {!problem && days.data && (
        <div aria-busy={days.isPlaceholderData}>
          <Closing days={days.data} />
          {days.data.days.length > 0 ? (
            <>
              <DayTable days={days.data.days} />
              <DayCards days={days.data.days} />
            </>
          ) : (
            <Empty drawing={<EmptyDrawing />} title={t('noDayTitle')}>
              {t('noDayText')}
            </Empty>
          )}
        </div>
      )}
    </>
  );
}
