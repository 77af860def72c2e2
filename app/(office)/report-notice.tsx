'use client';

import { usePathname } from 'next/navigation';
import { useLocale, useTranslations } from 'use-intl';
import { TextLink } from '@/components/ui/text-link';
import { useReader } from '@/lib/client/use-reader';
import { businessDay } from '@/lib/format/date';
import { formatDayRange } from '@/lib/format/date-text';
import { FileNotice } from './file-notice';
import { useAwaited } from './use-awaited';
import { isUnderWay, useReports } from './use-reports';

/** Says when a report one has asked for has come to its end, well or not. */
export function ReportNotice() {
  const t = useTranslations('reports');
  const locale = useLocale();
  const reader = useReader();
  const isThere = usePathname() === '/reports';
  const mine = useReports().data?.items.filter((item) => item.mine);
  const { ready, dismiss } = useAwaited(mine, isUnderWay, (item) => !isUnderWay(item));
  if (!ready) return null;
  const days = formatDayRange(businessDay(ready.dateFrom, reader.zone), businessDay(ready.dateTo, reader.zone), locale);
  return (
    <FileNotice
      text={t(ready.status === 'COMPLETED' ? 'noticeReady' : 'noticeFailed', { days })}
      act={!isThere && <TextLink href="/reports">{t('see')}</TextLink>}
      onClose={dismiss}
    />
  );
}
