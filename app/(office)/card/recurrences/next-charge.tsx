'use client';

import { useLocale, useTranslations } from 'use-intl';
import { useNow } from '@/lib/client/use-now';
import type { RecordOf } from '@/lib/contracts/shapes';
import { businessDay, isCalendarDay } from '@/lib/format/date';
import { formatDay } from '@/lib/format/date-text';
import { serviceZone } from '@/lib/format/zone';

type NextChargeProps = { recurrence: Pick<RecordOf<'recurrences.read'>, 'status' | 'nextRecurrency'> | null; brief?: boolean };

/**
 * The day of the next cycle, only while cycles are charged: the service keeps the day of one that is off. One that has passed is flagged,
 * for the service has not charged it; `brief` where there is little room.
 */
export function NextCharge({ recurrence, brief = false }: NextChargeProps) {
  const t = useTranslations('recurrence');
  const tApp = useTranslations('app');
  const locale = useLocale();
  const now = useNow(60_000);
  const day = recurrence?.status === 'ACTIVE' ? recurrence.nextRecurrency : null;
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
