'use client';

import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useReports } from '@/app/(office)/use-reports';
import { Empty } from '@/components/feedback/empty';
import { EmptyDrawing } from '@/components/feedback/empty-drawing';
import { QueryProblem, readProblemOf } from '@/components/feedback/query-problem';
import { PageHeader } from '@/components/shell/page-header';
import { useFreshness } from '@/components/shell/use-freshness';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Skeleton } from '@/components/ui/skeleton';
import type { AskedReport } from '@/lib/contracts/asked-reports.shape';
import { AskSheet } from './ask-sheet';
import { Elsewhere } from './elsewhere';
import { ReportItem } from './report-item';

/** The service's own reports: what was asked for from here, how far each is and its file, and what the account has besides. */
export function Reports({ mayAsk, mayDownload }: { mayAsk: boolean; mayDownload: boolean }) {
  const t = useTranslations('reports');
  const reading = useReports();
  const items = reading.data?.items;
  const [asking, setAsking] = useState<{ like: AskedReport | null } | null>(null);
  const ask = (like: AskedReport | null) => setAsking({ like });
  return (
    <>
      <PageHeader
        title={t('title')}
        meta={useFreshness(reading)}
        actions={
          <Button variant="primary" icon="plus" blocked={mayAsk ? undefined : t('mayNotAsk')} onClick={() => ask(null)}>
            {t('ask')}
          </Button>
        }
      />
      <div className="grid max-w-[860px] gap-4 px-4 pb-8 sm:px-6">
        <p className="text-muted">{t('text')}</p>
        {readProblemOf(reading) && <QueryProblem reading={reading} />}
        {reading.isPending && <Skeleton className="h-40 w-full" />}
        {items?.length === 0 && (
          <Empty drawing={<EmptyDrawing />} title={t('emptyTitle')}>
            {t('emptyText')}
          </Empty>
        )}
        {items && items.length > 0 && (
          <Card flush>
            <ul aria-label={t('list')}>
              {items.map((item) => (
                <ReportItem key={item.id} item={item} mayDownload={mayDownload} onAgain={mayAsk ? () => ask(item) : undefined} />
              ))}
            </ul>
          </Card>
        )}
        {items && <Elsewhere known={items} mayDownload={mayDownload} />}
      </div>
      {asking && <AskSheet like={asking.like} onClose={() => setAsking(null)} />}
    </>
  );
}
