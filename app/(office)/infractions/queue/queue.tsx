'use client';

import type { UseQueryResult } from '@tanstack/react-query';
import { useMemo, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Empty } from '@/components/feedback/empty';
import { EmptyDrawing } from '@/components/feedback/empty-drawing';
import { PartialNote } from '@/components/feedback/partial-note';
import { QueryProblem, readProblemOf } from '@/components/feedback/query-problem';
import { PauseDialog } from '@/components/infraction/alerts/pause-dialog';
import { type QueueItem, toAnswer } from '@/components/infraction/use-queue';
import { IgnoredNote } from '@/components/list-page/ignored-note';
import type { Narrowed } from '@/components/list-page/use-filter-builders';
import { Skeleton } from '@/components/ui/loading/skeleton';
import { useRestoreRowFocus, useSaveListContext } from '@/lib/client/list-context';
import { useNow } from '@/lib/client/use-now';
import type { ProblemError } from '@/lib/contracts/problem/problem';
import type { RecordOf } from '@/lib/contracts/shapes';
import { infractionList } from '@/lib/lists/infractions';
import { QueueCards } from './queue-cards';
import { queueGroups } from './queue-groups';
import { QueueKeys } from './queue-keys';
import { QueueTable } from './queue-table';
import { useQueueKeys } from './use-queue-keys';
import { useRowInSight } from './use-row-in-sight';

type QueueProps = {
  reading: UseQueryResult<RecordOf<'infractions.queue'>, ProblemError>;
  state: Narrowed<typeof infractionList.fields> & { readonly address: string; readonly ignored: readonly string[] };
  mayDefend: boolean;
};

/** All open cases of one view, by time left. The clock moves them from band to band without being asked. */
export function Queue({ reading, state, mayDefend }: QueueProps) {
  const { view, change, address, ignored } = state;
  const t = useTranslations('infractions');
  const place = useRef<HTMLDivElement>(null);
  const ticking = useNow(1_000);
  const { data } = reading;
  const review = view.tab === 'review';
  const sort = view.sort ?? 'deadline';
  const items = useMemo(() => {
    const waiting = toAnswer(data?.items ?? []);
    return review ? (data?.items ?? []).filter((item) => !waiting.includes(item)) : waiting;
  }, [data, review]);
  const now = ticking ?? Date.parse(data?.readAt ?? new Date(0).toISOString());
  const groups = queueGroups(items, sort, now);
  const order = groups.flatMap((group) => group.items.map(({ id }) => id));
  useSaveListContext(infractionList.name, address, data && order);
  useRestoreRowFocus(data !== undefined);
  useRowInSight(place, data !== undefined);
  const [pausing, setPausing] = useState<QueueItem | null>(null);
  useQueueKeys(place, { mayDefend, onPause: (id) => setPausing(toAnswer(items).find((item) => item.id === id) ?? null) });

  if (readProblemOf(reading) && !data) {
    return (
      <div className="px-4 py-8 sm:py-14">
        <QueryProblem reading={reading} />
      </div>
    );
  }
  if (!data) return <Skeleton className="m-6 h-96" />;
  return (
    <div ref={place} className="flex flex-1 flex-col">
      <div className="grid gap-2 px-4 py-3 empty:hidden sm:px-6">
        {data.cut && <PartialNote>{t('cut', { count: data.items.length })}</PartialNote>}
        <IgnoredNote keys={ignored} />
      </div>
      {items.length === 0 ? (
        <Empty drawing={<EmptyDrawing />} title={t(review ? 'emptyReviewTitle' : 'emptyAnswerTitle')}>
          {!review && t('emptyAnswerText')}
        </Empty>
      ) : (
        <>
          <QueueTable
            groups={groups}
            now={now}
            still={review}
            sort={sort}
            onSort={(next) => change({ sort: next === 'deadline' ? undefined : next })}
            mayDefend={mayDefend}
          />
          <QueueCards groups={groups} now={now} still={review} />
          <QueueKeys mayDefend={mayDefend} still={review} />
        </>
      )}
      {pausing && <PauseDialog item={pausing} onClose={() => setPausing(null)} />}
    </div>
  );
}
