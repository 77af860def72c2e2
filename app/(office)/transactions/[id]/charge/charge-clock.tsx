'use client';

import { useLocale, useTranslations } from 'use-intl';
import type { TransactionRecord } from '@/app/(office)/transactions/[id]/transaction-record';
import { PaidSound } from '@/components/charge/paid-sound';
import { useDisplaySettings } from '@/lib/client/use-display-settings';
import { useServiceNow } from '@/lib/client/use-now';
import type { ChargeStage } from '@/lib/domain/payment/charge-stage';
import { formatDateTime, formatDuration, formatTimeSeconds } from '@/lib/format/date-text';
import { formatReais } from '@/lib/format/money/money-text';
import { wallClock } from '@/lib/format/time/wall-clock';

/** The time left as number, hour and bar; then what is being waited for. Only a change of stage is read out, never a second. */
export function ChargeClock({ charge, stage, end }: { charge: TransactionRecord; stage: ChargeStage; end: string | null }) {
  const t = useTranslations('charge.clock');
  const locale = useLocale();
  const settings = useDisplaySettings();
  const now = useServiceNow();
  const ends = end === null ? null : Date.parse(end);
  // A charge that goes on into another day says which.
  const isSameDay = ends !== null && wallClock(new Date(ends), settings.zone).day === wallClock(charge.createdAt, settings.zone).day;
  const time = ends === null ? '' : (isSameDay ? formatTimeSeconds : formatDateTime)(new Date(ends), settings);
  const left = ends === null || now === null ? null : Math.max(0, ends - now);
  return (
    <div data-print="hide" className="min-h-[88px] max-w-[376px] pt-4">
      {stage === 'open' && ends !== null && (
        <>
          <p className="flex items-baseline gap-2.5" role="timer" aria-live="off">
            <span className="numbers text-title font-semibold">{left === null ? '…' : formatDuration(left)}</span>
            <span className="numbers text-muted">{t('until', { time })}</span>
          </p>
          <progress
            aria-label={t('bar')}
            max={ends - Date.parse(charge.createdAt)}
            value={left ?? 0}
            className="meter-bar my-3 text-accent"
          />
        </>
      )}
      <p role="status" className="flex gap-2.5 text-cell text-muted">
        {(stage === 'open' || stage === 'overdue') && (
          <span aria-hidden="true" className="mt-1 size-3 shrink-0 rounded-full border-[3px] border-accent-soft bg-accent" />
        )}
        <span>
          {stage === 'open' && t('waiting')}
          {stage === 'open' && end === null && ` ${t('unknown')}`}
          {stage === 'overdue' && t('overdue', { time })}
          {stage === 'paid' && t('paid', { amount: formatReais(charge.amount, locale) })}
          {stage === 'spent' && t('spent')}
        </span>
      </p>
      <div className="pt-3">
        <PaidSound id={charge.id} stage={stage} />
      </div>
    </div>
  );
}
