'use client';

import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { FileList } from '@/components/file/file-list';
import { useReports } from '@/components/report/use-reports';
import { PageHeader } from '@/components/shell/page-header';
import { useFreshness } from '@/components/shell/use-freshness';
import { Button } from '@/components/ui/action/button';
import type { ReportRequest } from '@/lib/contracts/office/files/report-requests.shape';
import { AskSheet } from './ask-sheet';
import { ExternalReports } from './external-reports';
import { ReportItem } from './report-item';

/** The service's reports: those requested here with their state and file, and the others of the account. */
export function Reports({ mayAsk, mayDownload }: { mayAsk: boolean; mayDownload: boolean }) {
  const t = useTranslations('reports');
  const reading = useReports();
  const items = reading.data?.items;
  const [asking, setAsking] = useState<{ like: ReportRequest | null } | null>(null);
  const ask = (like: ReportRequest | null) => setAsking({ like });
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
      <div className="grid gap-4 px-4 pb-8 sm:px-6">
        <p className="text-muted">{t('text')}</p>
        <FileList reading={reading} label={t('list')} emptyTitle={t('emptyTitle')} emptyText={t('emptyText')}>
          {(item) => <ReportItem key={item.id} item={item} mayDownload={mayDownload} onAgain={mayAsk ? () => ask(item) : undefined} />}
        </FileList>
        {items && <ExternalReports known={items} mayDownload={mayDownload} />}
      </div>
      {asking && <AskSheet like={asking.like} onClose={() => setAsking(null)} />}
    </>
  );
}
