'use client';

import { useTranslations } from 'use-intl';
import { serverNow } from '@/lib/client/clock/server-clock';
import { useDisplaySettings } from '@/lib/client/use-display-settings';
import { formatDateTime } from '@/lib/format/date-text';
import { FileRow } from './file-row';
import { ReportDownload } from './report-download';
import type { ExternalReport } from './use-files';

/** A report of the account that was not asked for from here: the service does not say what it is about. */
export function ExternalReportItem({ item, mayDownload }: { item: ExternalReport; mayDownload: boolean }) {
  const t = useTranslations('files');
  const settings = useDisplaySettings();
  const { id, status, createdAt, expiresAt } = item;
  const isPast = expiresAt !== null && Date.parse(expiresAt) <= serverNow();
  const isReady = status === 'COMPLETED' && !isPast;
  const at = formatDateTime(createdAt, settings);
  const origin = [
    t('elsewhere'),
    t('askedAt', { at }),
    ...(isReady && expiresAt ? [t('until', { at: formatDateTime(expiresAt, settings) })] : []),
  ];
  return (
    <FileRow name={t('report')} state={isPast ? 'EXPIRED' : status} facts={[id]} origin={origin}>
      {isReady && <ReportDownload id={id} what={`${t('report')}, ${at}`} mayDownload={mayDownload} />}
    </FileRow>
  );
}
