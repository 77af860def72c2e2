'use client';

import { usePathname } from 'next/navigation';
import { useTranslations } from 'use-intl';
import { FileNotice } from '@/components/file/file-notice';
import { TextLink } from '@/components/ui/action/text-link';
import type { ReportRequest } from '@/lib/contracts/office/files/report-requests.shape';
import { useReportDays } from './use-report-days';

type EndedReportProps = { report: Pick<ReportRequest, 'status' | 'dateFrom' | 'dateTo'>; onClose: () => void };

/** The sentence about a report that has come to its end, with the way to it from any other page. */
export function EndedReport({ report, onClose }: EndedReportProps) {
  const t = useTranslations('reports');
  const daysOf = useReportDays();
  const isThere = usePathname() === '/files';
  return (
    <FileNotice
      text={t(report.status === 'COMPLETED' ? 'noticeReady' : 'noticeFailed', { days: daysOf(report) })}
      action={!isThere && <TextLink href="/files">{t('see')}</TextLink>}
      onClose={onClose}
    />
  );
}
