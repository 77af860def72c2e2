'use client';

import { useTranslations } from 'use-intl';
import { useDisplaySettings } from '@/lib/client/use-display-settings';
import type { ReportRequest } from '@/lib/contracts/office/files/report-requests.shape';
import { businessDay } from '@/lib/format/date';
import { formatDayRange } from '@/lib/format/date-text';
import { zoneOfDays } from '@/lib/format/time/zone-of-days';

/** The days a report was asked for, in words: they stay those of the zone they were chosen in, which is said where it is another one. */
export function useReportDays(): (report: Pick<ReportRequest, 'dateFrom' | 'dateTo'>) => string {
  const t = useTranslations('app.zones');
  const settings = useDisplaySettings();
  return ({ dateFrom, dateTo }) => {
    const zone = zoneOfDays(dateFrom, dateTo);
    const days = formatDayRange(businessDay(dateFrom, zone), businessDay(dateTo, zone), settings.locale);
    return zone === settings.zone ? days : `${days} (${t(zone)})`;
  };
}
