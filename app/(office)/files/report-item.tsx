'use client';

import { useTranslations } from 'use-intl';
import { useReportDays } from '@/components/report/use-report-days';
import { isUnderWay } from '@/components/report/use-reports';
import { Button } from '@/components/ui/action/button';
import { useDisplaySettings } from '@/lib/client/use-display-settings';
import type { ReportRequest } from '@/lib/contracts/office/files/report-requests.shape';
import { transactionFilterTypes, transactionStatuses } from '@/lib/contracts/pix/payments/transactions';
import { formatDateTime } from '@/lib/format/date-text';
import { FileRow } from './file-row';
import { ReportDownload } from './report-download';

type ReportItemProps = { item: ReportRequest; mayDownload: boolean; onAgain: (() => void) | undefined };

/** A report of the service: of which days and what, how far it is, and what can be done with it. */
export function ReportItem({ item, mayDownload, onAgain }: ReportItemProps) {
  const t = useTranslations('reports');
  const tFiles = useTranslations('files');
  const tStatus = useTranslations('status');
  const tType = useTranslations('type');
  const settings = useDisplaySettings();
  const { id, status, statuses, types, staff, mine, createdAt, expiresAt } = item;
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
  const origin = [
    mine ? tFiles('byYou') : tFiles('by', { staff }),
    tFiles('askedAt', { at: formatDateTime(createdAt, settings) }),
    ...(status === 'COMPLETED' && expiresAt ? [tFiles('until', { at: formatDateTime(expiresAt, settings) })] : []),
  ];
  const isOver = status === 'FAILED' || status === 'EXPIRED' || status === 'UNKNOWN';
  const text = isOver ? t(`meaning.${status}`) : isUnderWay(item) ? t('waits') : undefined;
  return (
    <FileRow name={`${tFiles('report')}, ${days}`} state={status} text={text} facts={about} origin={origin}>
      {status === 'COMPLETED' && <ReportDownload id={id} what={days} mayDownload={mayDownload} />}
      {isOver && onAgain && (
        <Button size="small" onClick={onAgain}>
          {t('again')}
        </Button>
      )}
    </FileRow>
  );
}
