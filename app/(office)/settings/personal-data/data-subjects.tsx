'use client';

import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Empty } from '@/components/feedback/empty';
import { LoadErrorFallback } from '@/components/feedback/load-error-fallback';
import { Note } from '@/components/feedback/note';
import { QueryProblem, readProblemOf } from '@/components/feedback/query-problem';
import { Freshness } from '@/components/shell/freshness';
import { PageHeader } from '@/components/shell/page-header';
import { Button } from '@/components/ui/action/button';
import { lazyPart } from '@/components/ui/loading/lazy-part';
import { Skeleton } from '@/components/ui/loading/skeleton';
import { useEndpointQuery } from '@/lib/client/query/use-read';
import { dataSubjects } from '@/lib/contracts/office/privacy/data-subjects';
import type { DataSubjectRecord } from '@/lib/contracts/office/privacy/data-subjects.shape';
import { DataSubjectCard } from './data-subject-card';

const SearchSheet = lazyPart(() => import('./search-sheet').then((module) => module.SearchSheet), LoadErrorFallback);
const EraseDialog = lazyPart(() => import('./erase-dialog').then((module) => module.EraseDialog), LoadErrorFallback);

const movingMs = 1_500;

/** What is kept of one person: the searches and erasures, and what begins another one. */
export function DataSubjects({ mayHandle }: { mayHandle: boolean }) {
  const t = useTranslations('dataSubjects');
  const [isSearching, setSearching] = useState(false);
  const [erased, setErased] = useState<DataSubjectRecord | null>(null);
  const [isMoving, setMoving] = useState(false);
  const reading = useEndpointQuery(dataSubjects.list, {}, isMoving ? { refetchInterval: movingMs } : {});
  const moves = reading.data?.items.some(({ state }) => state === 'searching' || state === 'erasing') === true;
  if (moves !== isMoving) setMoving(moves);
  const items = reading.data?.items;
  return (
    <>
      <PageHeader
        title={t('title')}
        meta={<Freshness reading={reading} />}
        actions={
          mayHandle && (
            <Button variant="primary" icon="search" onClick={() => setSearching(true)}>
              {t('search')}
            </Button>
          )
        }
      />
      <div className="grid max-w-[860px] gap-4 px-4 pb-8 sm:px-6">
        <p className="text-muted">{t('text')}</p>
        {items ? (
          items.length === 0 ? (
            <Empty title={t('emptyTitle')}>{t('emptyText')}</Empty>
          ) : (
            items.map((record) => (
              <DataSubjectCard key={record.id} record={record} mayHandle={mayHandle} onErase={() => setErased(record)} />
            ))
          )
        ) : readProblemOf(reading) ? (
          <QueryProblem reading={reading} />
        ) : (
          <Skeleton className="h-40 w-full" />
        )}
        <Note>{t('others')}</Note>
      </div>
      {isSearching && <SearchSheet onClose={() => setSearching(false)} />}
      {erased && <EraseDialog record={erased} onClose={() => setErased(null)} />}
    </>
  );
}
