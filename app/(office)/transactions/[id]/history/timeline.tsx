'use client';

import { useLocale, useTranslations } from 'use-intl';
import type { TransactionRecord } from '@/app/(office)/transactions/[id]/transaction-record';
import type { OwnOperations } from '@/app/(office)/transactions/[id]/use-operations';
import { Timeline, type TimelineEntry } from '@/components/ui/data/timeline';
import { useEndpointQuery } from '@/lib/client/query/use-read';
import { useDisplaySettings } from '@/lib/client/use-display-settings';
import { resends } from '@/lib/contracts/office/callbacks/resends';
import { transactionTypes } from '@/lib/contracts/pix/payments/transactions';
import { transactionKind } from '@/lib/domain/transaction-kind';
import { businessDay } from '@/lib/format/date';
import { formatDateTimeSeconds, formatDay, formatDuration, formatTimeSeconds } from '@/lib/format/date-text';
import { formatReais } from '@/lib/format/money/money-text';
import { type Event, transactionEvents, unawareFor } from './events';

type TimelineProps = { transaction: TransactionRecord; operations: OwnOperations; seesCallbacks: boolean };

/**
 * The events of one payment. The day is shown once above when all happened on one; missing events of the service are described in words.
 */
export function TransactionTimeline({ transaction, operations: { creation, refunds }, seesCallbacks }: TimelineProps) {
  const t = useTranslations('transaction');
  const locale = useLocale();
  const settings = useDisplaySettings();
  const asked = useEndpointQuery(resends.asked, { params: { transactionId: transaction.id } }, { enabled: seesCallbacks });
  const events = transactionEvents(transaction, refunds, { creator: creation?.staff ?? null, resends: asked.data?.items ?? [] });
  const days = new Set(events.map((event) => businessDay(event.at, settings.zone)));
  const oneDay = days.size === 1 ? businessDay(transaction.createdAt, settings.zone) : null;
  const titleOf = useEventTitle(transaction);
  const gap = unawareFor(events);
  const entries = events.flatMap((event): TimelineEntry[] => {
    const timeOf = (at: string) => (oneDay ? formatTimeSeconds(at, settings) : formatDateTimeSeconds(at, settings));
    const repeated =
      event.kind === 'callback' && event.times > 1 ? t('events.repeated', { times: event.times, at: timeOf(event.lastAt) }) : null;
    const meta = [metaOf(event, timeOf(event.at)), repeated].filter(Boolean).join(' · ');
    const entry: TimelineEntry = { kind: 'event', id: event.id, tone: toneOf(event), title: titleOf(event), meta };
    if (gap?.before !== event.id) return [entry];
    return [{ kind: 'gap', id: 'gap', text: t('events.unaware', { duration: formatDuration(gap.ms) }) }, entry];
  });
  return <Timeline title={t('timeline')} meta={oneDay && formatDay(oneDay, locale)} entries={entries} />;
}

function useEventTitle(transaction: TransactionRecord) {
  const t = useTranslations('transaction.events');
  const locale = useLocale();
  const kind = transactionTypes.find((type) => type === transactionKind(transaction)) ?? 'DEPOSIT';
  return (event: Event): string => {
    switch (event.kind) {
      case 'created':
        return t(`created.${kind}`);
      case 'paid':
        return t(`paid.${kind}`, { name: event.name ?? t('someone') });
      case 'callback':
        return t(
          event.status === null || event.status === 0
            ? 'callbackSilent'
            : isAccepted(event.status)
              ? 'callbackAccepted'
              : 'callbackRefused',
        );
      case 'refund-asked':
        return event.amount ? t('refundAsked', { amount: formatReais(event.amount, locale) }) : t('refundAskedUntold');
      case 'refunded':
        if (event.amount) return t('refunded', { amount: formatReais(event.amount, locale) });
        return event.sum ? t('refundedSum', { amount: formatReais(event.sum, locale) }) : t('refundedUntold');
      case 'refund-failed':
        return event.amount ? t('refundFailed', { amount: formatReais(event.amount, locale) }) : t('refundFailedUntold');
      case 'resend-asked':
        return t('resendAsked');
      case 'infraction':
        return t('infraction');
      case 'infraction-ended':
        return t(`infractionEnded.${event.status}`);
      case 'ended':
        return t(`ended.${event.status}`);
    }
  };
}

function metaOf(event: Event, at: string): string {
  if ((event.kind === 'created' || event.kind === 'refund-asked' || event.kind === 'resend-asked') && event.staff)
    return `${at} · ${event.staff}`;
  return event.kind === 'callback' && event.status ? `${at} · ${event.status} · ${event.responseTime ?? 0} ms` : at;
}

function toneOf(event: Event): 'done' | 'confirmed' | 'failed' {
  if (event.kind === 'paid' || event.kind === 'refunded') return 'confirmed';
  if (event.kind === 'callback') return isAccepted(event.status ?? 0) ? 'confirmed' : 'failed';
  if (event.kind === 'refund-failed') return 'failed';
  return event.kind === 'ended' && event.status === 'ERROR' ? 'failed' : 'done';
}

function isAccepted(status: number): boolean {
  return status >= 200 && status < 300;
}
