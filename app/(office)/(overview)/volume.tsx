'use client';

import clsx from 'clsx';
import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { DaysChart, preloadMonth } from '@/components/chart/days-chart';
import { PartProblem, useReadAt } from '@/components/feedback/part-problem';
import { PartialNote } from '@/components/feedback/partial-note';
import { readProblemOf } from '@/components/feedback/query-problem';
import { Money } from '@/components/transaction/money';
import { Segmented } from '@/components/ui/fields/segmented';
import { Card } from '@/components/ui/layout/card';
import { useEndpointQuery } from '@/lib/client/query/use-read';
import { useDisplaySettings } from '@/lib/client/use-display-settings';
import { volume } from '@/lib/contracts/office/volume';
import { businessDay } from '@/lib/format/date';
import { formatDay, formatDayRange, formatTime, weekdayShort } from '@/lib/format/date-text';
import { centsToReais, type Reais, reaisToCents, toCents } from '@/lib/format/money/money';
import { VolumeShape } from './volume-shape';

const spans = ['7', '31'] as const;
type Span = (typeof spans)[number];

/** Received per business day, by status, in the last week or month. Partial numbers are labelled. */
export function Volume() {
  const t = useTranslations('overview');
  const tPeriod = useTranslations('period');
  const locale = useLocale();
  const settings = useDisplaySettings();
  const [span, setSpan] = useState<Span>('7');
  const reading = useEndpointQuery(volume.read, { query: { days: Number(span), zone: settings.zone } }, { staleTime: 60_000 });
  const oldAt = useReadAt(reading);
  const spanChoice = (
    <Segmented
      legend={t('volumeSpan')}
      name="volume-span"
      value={span}
      options={spans.map((value) => ({ value, label: t('volumeDays', { count: Number(value) }) }))}
      onChange={setSpan}
      onIntent={preloadMonth}
    />
  );
  if (!reading.data) {
    return (
      <Card title={t('volume')} action={spanChoice}>
        {readProblemOf(reading) ? <PartProblem reading={reading} /> : <VolumeShape />}
      </Card>
    );
  }
  const { days, truncated, unreadable, count, readAt } = reading.data;
  const today = businessDay(readAt, settings.zone);
  const range = formatDayRange(days[0]?.day ?? today, days.at(-1)?.day ?? today, locale);
  return (
    <div className={clsx('grid min-w-0 grid-cols-1 gap-3', oldAt && 'opacity-60')}>
      <DaysChart
        key={span}
        span={spanChoice}
        title={t('volume')}
        meta={range}
        basis={t('volumeBasis')}
        todayLabel={t('todayUntil', { time: formatTime(readAt, settings) })}
        days={days.map(({ day, done, pending, back, dead }) => ({
          label: day === today ? tPeriod('today').toLowerCase() : span === '7' ? weekdayShort(day, locale) : String(Number(day.slice(-2))),
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
