'use client';

import { useTranslations } from 'use-intl';
import { useReportDays } from '@/components/report/use-report-days';
import { isUnderWay } from '@/components/report/use-reports';
import { Button } from '@/components/ui/action/button';
import { useDisplaySettings } from '@/lib/client/use-display-settings';
import type { ReportRequest } from '@/lib/contracts/office/files/report-requests.shape';
import { transactionFilterTypes, transactionStatuses } from '@/lib/contracts/pix/transactions';
import { formatDateTime } from '@/lib/format/date-text';
import { ReportBadge } from './report-badge';
import { ReportDownload } from './report-download';

type ReportItemProps = { item: ReportRequest; mayDownload: boolean; onAgain?: () => void };

/** One report: of which days and what, how far it is, and what can be done with it. */
export function ReportItem({ item, mayDownload, onAgain }: ReportItemProps) {
  const t = useTranslations('reports');
  const tStatus = useTranslations('status');
  const tType = useTranslations('type');
  const settings = useDisplaySettings();
  const { id, status, statuses, types, staff, createdAt, expiresAt } = item;
  const days = useReportDays()(item);
  const about = [
    transactionFilterTypes
      .filter((type) => types.includes(type))
      .map((type) => tType(type))
      .join(', ') || t('allTypes'),
    transactionStatuses
      .filter((one) => statuses.includes(one))
      .map((one) => tStatus(one))
      .join(', ') || t('allStatuses'),
  ];
  const facts = [
    t('askedBy', { at: formatDateTime(createdAt, settings), staff }),
    ...(status === 'COMPLETED' && expiresAt ? [t('until', { at: formatDateTime(expiresAt, settings) })] : []),
  ];
  const isOver = status === 'FAILED' || status === 'EXPIRED' || status === 'UNKNOWN';
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-2 border-b border-line px-4 py-3 last:border-0">
      <div className="min-w-0 flex-1 basis-64">
        <p className="numbers flex flex-wrap items-center gap-x-2.5 gap-y-1 font-medium">
          {days}
          <ReportBadge status={status} />
        </p>
        <p className="text-cell">{about.join(' · ')}</p>
        {(isOver || isUnderWay(item)) && <p className="text-cell text-muted">{t(isOver ? `meaning.${status}` : 'waits')}</p>}
        <p className="numbers text-meta text-muted">{facts.join(' · ')}</p>
      </div>
      {status === 'COMPLETED' && <ReportDownload id={id} what={days} mayDownload={mayDownload} />}
      {isOver && onAgain && (
        <Button size="small" onClick={onAgain}>
          {t('again')}
        </Button>
      )}
    </li>
  );
}
