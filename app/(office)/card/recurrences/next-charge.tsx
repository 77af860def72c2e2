'use client';

import { useLocale, useTranslations } from 'use-intl';
import { useNow } from '@/lib/client/use-now';
import { businessDay, isCalendarDay } from '@/lib/format/date';
import { formatDay } from '@/lib/format/date-text';
import { serviceZone } from '@/lib/format/zone';

/** The day of the next cycle; one that has passed is flagged, for the service has not charged it; `brief` where there is little room. */
export function NextCharge({ day, brief = false }: { day: string | null; brief?: boolean }) {
  const t = useTranslations('recurrence');
  const tApp = useTranslations('app');
  const locale = useLocale();
  const now = useNow(60_000);
  const date = day?.slice(0, 10) ?? '';
  if (!isCalendarDay(date)) return <span className="text-faint">{day ?? tApp('none')}</span>;
  const late = now !== null && date < businessDay(new Date(now), serviceZone);
  return (
    <span className={late ? 'text-amber' : undefined}>
      <time dateTime={date} className="numbers">
        {formatDay(date, locale)}
      </time>
      {late && ` · ${t(brief ? 'lateBrief' : 'late')}`}
    </span>
  );
}
