'use client';

import { useLocale, useTranslations } from 'use-intl';
import { Timeline, type TimelineEntry } from '@/components/ui/data/timeline';
import { useDisplaySettings } from '@/lib/client/use-display-settings';
import { transactionTypes } from '@/lib/contracts/pix/transactions';
import { transactionKind } from '@/lib/domain/transaction-kind';
import { businessDay } from '@/lib/format/date';
import { formatDateTimeSeconds, formatDay, formatDuration, formatTimeSeconds } from '@/lib/format/date-text';
import { formatReais } from '@/lib/format/money-text';
import { type Event, transactionEvents, unawareFor } from './events';
import type { TransactionRecord } from './transaction-record';
import type { OwnOperations } from './use-operations';

type TimelineProps = { transaction: TransactionRecord; operations: OwnOperations };

/**
 * The events of one payment. The day is shown once above when all happened on one; missing events of the service are described in words.
 */
export function TransactionTimeline({ transaction, operations: { creation, refunds } }: TimelineProps) {
  const t = useTranslations('transaction');
  const locale = useLocale();
  const settings = useDisplaySettings();
  const events = transactionEvents(transaction, refunds, creation?.staff ?? null);
  const days = new Set(events.map((event) => businessDay(event.at, settings.zone)));
  const oneDay = days.size === 1 ? businessDay(transaction.createdAt, settings.zone) : null;
  const titleOf = useEventTitle(transaction);
  const gap = unawareFor(events);
  const entries = events.flatMap((event): TimelineEntry[] => {
    const at = oneDay ? formatTimeSeconds(event.at, settings) : formatDateTimeSeconds(event.at, settings);
    const entry: TimelineEntry = { kind: 'event', id: event.id, tone: toneOf(event), title: titleOf(event), meta: metaOf(event, at) };
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
      case 'infraction':
        return t('infraction');
      case 'ended':
        return t(`ended.${event.status}`);
    }
  };
}

function metaOf(event: Event, at: string): string {
  if ((event.kind === 'created' || event.kind === 'refund-asked') && event.staff) return `${at} · ${event.staff}`;
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
