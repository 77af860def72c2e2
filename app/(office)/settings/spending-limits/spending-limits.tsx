'use client';

import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Empty } from '@/components/feedback/empty';
import { LoadErrorFallback } from '@/components/feedback/load-error-fallback';
import { Note } from '@/components/feedback/note';
import { QueryProblem, readProblemOf } from '@/components/feedback/query-problem';
import { PageHeader } from '@/components/shell/page-header';
import { useFreshness } from '@/components/shell/use-freshness';
import { Button } from '@/components/ui/action/button';
import { lazyPart } from '@/components/ui/loading/lazy-part';
import { Skeleton } from '@/components/ui/loading/skeleton';
import { useEndpointQuery } from '@/lib/client/use-read';
import { spendingLimits } from '@/lib/contracts/office/approvals/spending-limits';
import type { SpendingLimitRecord } from '@/lib/contracts/office/approvals/spending-limits.shape';
import type { RecordOf } from '@/lib/contracts/shapes';
import { LimitCard } from './limit-card';

const LimitSheet = lazyPart(() => import('./limit-sheet').then((module) => module.LimitSheet), LoadErrorFallback);

/** The most that roles and people may send, and that nothing limits them while there are no limits. */
export function SpendingLimits({ mayWrite }: { mayWrite: boolean }) {
  const t = useTranslations('spendingLimits');
  const reading = useEndpointQuery(spendingLimits.list, {});
  const [edited, setEdited] = useState<SpendingLimitRecord | 'new' | null>(null);
  const add = (
    <Button variant="primary" icon="plus" onClick={() => setEdited('new')}>
      {t('add')}
    </Button>
  );
  return (
    <>
      <PageHeader title={t('title')} meta={useFreshness(reading)} actions={mayWrite && add} />
      <div className="grid max-w-[860px] gap-4 px-4 pb-8 sm:px-6">
        {reading.data ? (
          <Limits list={reading.data} onEdit={mayWrite ? setEdited : null} />
        ) : readProblemOf(reading) ? (
          <QueryProblem reading={reading} />
        ) : (
          <Skeleton className="h-40 w-full" />
        )}
      </div>
      {edited && reading.data && (
        <LimitSheet list={reading.data} record={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />
      )}
    </>
  );
}

type LimitsProps = { list: RecordOf<'spendingLimits.list'>; onEdit: ((record: SpendingLimitRecord) => void) | null };

function Limits({ list: { items, changesWait }, onEdit }: LimitsProps) {
  const t = useTranslations('spendingLimits');
  return (
    <>
      <p className="text-muted">{t('intro')}</p>
      <Note tone={changesWait ? 'blue' : 'amber'}>{t(changesWait ? 'changesWait' : 'alone')}</Note>
      {items.length === 0 ? (
        <Empty title={t('emptyTitle')}>{t('emptyText')}</Empty>
      ) : (
        items.map((record) => <LimitCard key={record.scope} record={record} onEdit={onEdit && (() => onEdit(record))} />)
      )}
    </>
  );
}
