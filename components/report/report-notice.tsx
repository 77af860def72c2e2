'use client';

import { usePathname } from 'next/navigation';
import { useTranslations } from 'use-intl';
import { FileNotice } from '@/components/file/file-notice';
import { useJobCompletion } from '@/components/file/use-job-completion';
import { TextLink } from '@/components/ui/action/text-link';
import { useReportDays } from './use-report-days';
import { isUnderWay, useReports } from './use-reports';

/** Says when a report one has asked for has come to its end, well or not. */
export function ReportNotice() {
  const t = useTranslations('reports');
  const daysOf = useReportDays();
  const isThere = usePathname() === '/reports';
  const mine = useReports().data?.items.filter((item) => item.mine);
  const { ready, dismiss } = useJobCompletion(mine, isUnderWay, (item) => !isUnderWay(item));
  if (!ready) return null;
  return (
    <FileNotice
      text={t(ready.status === 'COMPLETED' ? 'noticeReady' : 'noticeFailed', { days: daysOf(ready) })}
      action={!isThere && <TextLink href="/reports">{t('see')}</TextLink>}
      onClose={dismiss}
    />
  );
}
