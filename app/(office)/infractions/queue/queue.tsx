'use client';

import type { UseQueryResult } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { ByWidth } from '@/components/data-table/by-width';
import type { Filter } from '@/components/data-table/filters/filter';
import { Empty } from '@/components/feedback/empty';
import { EmptyDrawing } from '@/components/feedback/empty-drawing';
import { LoadErrorFallback } from '@/components/feedback/load-error-fallback';
import { NothingMatches } from '@/components/feedback/nothing-matches';
import { PartialNote } from '@/components/feedback/partial-note';
import { QueryProblem, readProblemOf } from '@/components/feedback/query-problem';
import { PauseDialog } from '@/components/infraction/alerts/pause/pause-dialog';
import { type QueueItem, toAnswer } from '@/components/infraction/use-queue';
import { IgnoredNote } from '@/components/list-page/filters/ignored-note';
import type { ListFiltersProps } from '@/components/list-page/filters/list-filters';
import type { Narrowed } from '@/components/list-page/filters/use-filter-builders';
import type { ListState } from '@/components/list-page/use-list';
import { CountedNotes } from '@/components/record-note/note-counts';
import { lazyPart } from '@/components/ui/loading/lazy-part';
import { Skeleton } from '@/components/ui/loading/skeleton';
import { useRestoreRowFocus, useSaveListContext } from '@/lib/client/list-context';
import { useServiceNow } from '@/lib/client/use-now';
import type { ProblemError } from '@/lib/contracts/problem/problem';
import type { RecordOf } from '@/lib/contracts/shapes';
import { infractionList } from '@/lib/lists/pix/infractions';
import { QueueCards } from './queue-cards';
import { queueGroups } from './queue-groups';
import { QueueKeys } from './queue-keys';
import { QueueTable } from './queue-table';
import { useQueueKeys } from './use-queue-keys';
import { useRowInSight } from './use-row-in-sight';

type QueueProps = {
  reading: UseQueryResult<RecordOf<'infractions.queue'>, ProblemError>;
  /** The cases of the tab that its filters leave. */
  items: readonly QueueItem[];
  state: Narrowed<typeof infractionList.fields> &
    Pick<ListState<QueueItem>, 'address' | 'ignored' | 'changeTo' | 'clear' | 'isNarrowed'> &
    Pick<ListFiltersProps<never>['state'], 'list'>;
  filters: readonly Filter[];
  mayDefend: boolean;
};

/** The filter bar is loaded separately: people come for the cases. */
const QueueFilters = lazyPart(() => import('./queue-filters').then((module) => module.QueueFilters), LoadErrorFallback);

/** All open cases of one view, by time left. The clock moves them from band to band without being asked. */
export function Queue({ reading, items, state, filters, mayDefend }: QueueProps) {
  const { view, change, address, ignored, clear } = state;
  const t = useTranslations('infractions');
  const place = useRef<HTMLDivElement>(null);
  const ticking = useServiceNow(1_000);
  const { data } = reading;
  const review = view.tab === 'review';
  const sort = view.sort ?? 'deadline';
  const now = ticking ?? Date.parse(data?.readAt ?? new Date(0).toISOString());
  const groups = queueGroups(items, sort, now);
  const order = groups.flatMap((group) => group.items.map(({ id }) => id));
  useSaveListContext(infractionList.name, address, data && order);
  useRestoreRowFocus(data !== undefined);
  useRowInSight(place, data !== undefined);
  const [pausing, setPausing] = useState<QueueItem | null>(null);
  useQueueKeys({ mayDefend, onPause: (id) => setPausing(toAnswer(items).find((item) => item.id === id) ?? null) });

  if (readProblemOf(reading) && !data) {
    return (
      <div className="px-4 py-8 sm:py-14">
        <QueryProblem reading={reading} />
      </div>
    );
  }
  if (!data) return <Skeleton shape="rows" className="mx-4 h-96 sm:mx-6" />;
  return (
    <div ref={place} className="flex flex-1 flex-col">
      <div className="min-h-[58px]">
        <QueueFilters state={state} filters={filters} />
      </div>
      <div className="grid gap-2 px-4 py-3 empty:hidden sm:px-6">
        {data.truncated && <PartialNote>{t('truncated', { count: data.items.length })}</PartialNote>}
        <IgnoredNote keys={ignored} />
      </div>
      {items.length === 0 && state.isNarrowed ? (
        <NothingMatches onClear={clear} />
      ) : items.length === 0 ? (
        <Empty drawing={<EmptyDrawing />} title={t(review ? 'emptyReviewTitle' : 'emptyAnswerTitle')}>
          {!review && t('emptyAnswerText')}
        </Empty>
      ) : (
        <>
          <CountedNotes kind="infraction" ids={order}>
            <ByWidth
              table={
                <QueueTable
                  groups={groups}
                  now={now}
                  still={review}
                  sort={sort}
                  onSort={(next) => change({ sort: next === 'deadline' ? undefined : next })}
                  mayDefend={mayDefend}
                />
              }
              cards={<QueueCards groups={groups} now={now} still={review} />}
            />
          </CountedNotes>
          <QueueKeys mayDefend={mayDefend} still={review} />
        </>
      )}
      {pausing && <PauseDialog item={pausing} onClose={() => setPausing(null)} />}
    </div>
  );
}
