'use client';

import type { UseQueryResult } from '@tanstack/react-query';
import { useMemo, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Empty } from '@/components/feedback/empty';
import { EmptyDrawing } from '@/components/feedback/empty-drawing';
import { PartialNote } from '@/components/feedback/partial-note';
import { QueryProblem, readProblemOf } from '@/components/feedback/query-problem';
import { PauseDialog } from '@/components/infraction/pause-dialog';
import { type QueueItem, toAnswer } from '@/components/infraction/use-queue';
import { Skeleton } from '@/components/ui/skeleton';
import { useLeaveTrail, useRowLeft } from '@/lib/client/list-trail';
import { useNow } from '@/lib/client/use-now';
import type { QueryChange } from '@/lib/client/use-url-query';
import type { ProblemError } from '@/lib/contracts/problem';
import type { RecordOf } from '@/lib/contracts/shapes';
import { QueueCards } from './queue-cards';
import { queueGroups } from './queue-groups';
import { QueueKeys } from './queue-keys';
import { QueueTable } from './queue-table';
import { useQueueKeys } from './use-queue-keys';
import { useRowInSight } from './use-row-in-sight';
import { addressOf, type View, type viewFields } from './view';

type QueueProps = {
  reading: UseQueryResult<RecordOf<'infractions.queue'>, ProblemError>;
  view: View;
  change: (change: QueryChange<typeof viewFields>) => void;
  mayDefend: boolean;
};

const hrefOf = (id: string) => `/infractions/${id}`;

/** All open cases of one view, by time left. The clock moves them from band to band without being asked. */
export function Queue({ reading, view, change, mayDefend }: QueueProps) {
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
  const order = groups.flatMap((group) => group.items.map(({ id }) => id)).join(' ');
  useLeaveTrail(
    'infractions',
    addressOf(view),
    useMemo(() => order.split(' ').filter(Boolean), [order]),
  );
  useRowLeft('infractions', hrefOf, data !== undefined);
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
      {data.cut && (
        <div className="px-4 pt-3 sm:px-6">
          <PartialNote>{t('cut', { count: data.items.length })}</PartialNote>
        </div>
      )}
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
