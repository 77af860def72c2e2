'use client';

import clsx from 'clsx';
import { useLocale, useTranslations } from 'use-intl';
import { DaysChart } from '@/components/chart/days-chart';
import { PartProblem, useReadAt } from '@/components/feedback/part-problem';
import { PartialNote } from '@/components/feedback/partial-note';
import { readProblemOf } from '@/components/feedback/query-problem';
import { Money } from '@/components/transaction/money';
import { Card } from '@/components/ui/layout/card';
import { useDisplaySettings } from '@/lib/client/use-display-settings';
import { useEndpointQuery } from '@/lib/client/use-read';
import { volume } from '@/lib/contracts/office/volume';
import { businessDay } from '@/lib/format/date';
import { formatDay, formatDayRange, formatTime, weekdayShort } from '@/lib/format/date-text';
import { centsToReais, type Reais, reaisToCents, toCents } from '@/lib/format/money';
import { VolumeShape } from './volume-shape';

/** Received per business day, by status. Partial numbers are labelled. */
export function Volume() {
  const t = useTranslations('overview');
  const tPeriod = useTranslations('period');
  const locale = useLocale();
  const settings = useDisplaySettings();
  const reading = useEndpointQuery(volume.read, { query: { days: 7, zone: settings.zone } }, { staleTime: 60_000 });
  const oldAt = useReadAt(reading);
  if (!reading.data) {
    return <Card title={t('volume')}>{readProblemOf(reading) ? <PartProblem reading={reading} /> : <VolumeShape />}</Card>;
  }
  const { days, truncated, unreadable, count, readAt } = reading.data;
  const today = businessDay(readAt, settings.zone);
  const range = formatDayRange(days[0]?.day ?? today, days.at(-1)?.day ?? today, locale);
  return (
    <div className={clsx('grid min-w-0 gap-3', oldAt && 'opacity-60')}>
      <DaysChart
        title={t('volume')}
        meta={t('volumeMeta', { range })}
        todayLabel={t('todayUntil', { time: formatTime(readAt, settings) })}
        days={days.map(({ day, done, pending, back, dead }) => ({
          label: day === today ? tPeriod('today').toLowerCase() : weekdayShort(day, locale),
          longLabel: formatDay(day, locale),
          isToday: day === today,
          parts: { done: centavos(done), pending: centavos(pending), back: centavos(back), dead: centavos(dead) },
        }))}
        amount={(value) => <Money value={centsToReais(toCents(value))} />}
      />
      {oldAt && <p className="numbers text-meta text-muted">{t('readAt', { time: oldAt })}</p>}
      {unreadable > 0 && <PartialNote>{t('volumeUnreadable', { count: unreadable })}</PartialNote>}
      {truncated && <PartialNote>{t('volumeTruncated', { count })}</PartialNote>}
    </div>
  );
}

function centavos(value: Reais): number {
  return reaisToCents(value);
}
