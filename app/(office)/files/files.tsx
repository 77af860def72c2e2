'use client';

import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Empty } from '@/components/feedback/empty';
import { EmptyDrawing } from '@/components/feedback/empty-drawing';
import { LoadErrorDialog } from '@/components/feedback/load-error-dialog';
import { QueryProblem } from '@/components/feedback/query-problem';
import { Freshness } from '@/components/shell/freshness';
import { PageHeader } from '@/components/shell/page-header';
import { Button } from '@/components/ui/action/button';
import { Card } from '@/components/ui/layout/card';
import { lazyPart } from '@/components/ui/loading/lazy-part';
import { Skeleton } from '@/components/ui/loading/skeleton';
import type { ReportRequest } from '@/lib/contracts/office/files/report-requests.shape';
import { ExportItem } from './export-item';
import { ExternalReportItem } from './external-report-item';
import { ReportItem } from './report-item';
import { useFiles } from './use-files';

const AskSheet = lazyPart(() => import('./ask-sheet').then((module) => module.AskSheet), LoadErrorDialog);

type FilesProps = { mayReadReports: boolean; mayAsk: boolean; mayDownload: boolean };

/**
 * Every file that is made for somebody, the newest first: one's own exports, and the service's reports, asked for here or elsewhere. What
 * cannot be read is told above what can.
 */
export function Files({ mayReadReports, mayAsk, mayDownload }: FilesProps) {
  const t = useTranslations('files');
  const tReports = useTranslations('reports');
  const { files, own, failing, isPending } = useFiles(mayReadReports);
  const [asking, setAsking] = useState<{ like: ReportRequest | null } | null>(null);
  const ask = (like: ReportRequest | null) => setAsking({ like });
  return (
    <>
      <PageHeader
        title={t('title')}
        meta={<Freshness reading={own} />}
        actions={
          mayReadReports && (
            <Button icon="plus" blocked={mayAsk ? undefined : tReports('mayNotAsk')} onClick={() => ask(null)}>
              {tReports('ask')}
            </Button>
          )
        }
      />
      <div className="grid gap-4 px-4 pb-8 sm:px-6">
        <p className="max-w-[860px] text-muted">
          {t('text')} {mayReadReports && t('textOfReports')}
        </p>
        {failing && <QueryProblem reading={failing} />}
        {isPending && <Skeleton shape="rows" className="h-40 w-full" />}
        {!isPending && !failing && files.length === 0 && (
          <Empty drawing={<EmptyDrawing />} title={t('emptyTitle')}>
            {t(mayReadReports ? 'emptyTextOfReports' : 'emptyText')}
          </Empty>
        )}
        {files.length > 0 && (
          <Card flush>
            <ul aria-label={t('list')}>
              {files.map((file) => {
                if (file.kind === 'export') return <ExportItem key={file.item.id} item={file.item} />;
                if (file.kind === 'external') return <ExternalReportItem key={file.item.id} item={file.item} mayDownload={mayDownload} />;
                const { item } = file;
                return <ReportItem key={item.id} item={item} mayDownload={mayDownload} onAgain={mayAsk ? () => ask(item) : undefined} />;
              })}
            </ul>
          </Card>
        )}
      </div>
      {asking && <AskSheet like={asking.like} onClose={() => setAsking(null)} />}
    </>
  );
}
