'use client';

import { useLocale, useTranslations } from 'use-intl';
import type { CardCharge } from '@/components/card/card-charge';
import { Timeline, type TimelineEntry } from '@/components/ui/data/timeline';
import { useDisplaySettings } from '@/lib/client/use-display-settings';
import type { Operation } from '@/lib/contracts/office/operations.shape';
import { knownCardReason } from '@/lib/domain/card/card-reasons';
import { businessDay } from '@/lib/format/date';
import { formatDateTimeSeconds, formatDay, formatTimeSeconds } from '@/lib/format/date-text';
import { formatCents } from '@/lib/format/money/currency';
import type { Cents } from '@/lib/format/money/money';
import { type ChargeEvent, chargeEvents } from './charge-events';

const tones: Partial<Record<ChargeEvent['kind'], 'confirmed' | 'failed'>> = {
  paid: 'confirmed',
  reversed: 'confirmed',
  denied: 'failed',
  aborted: 'failed',
  chargeback: 'failed',
  'not-reversed': 'failed',
};

/** The life of one card charge. The day stands once above when it all happened on one. */
export function ChargeTimeline({ charge, operations }: { charge: CardCharge; operations: readonly Operation[] }) {
  const t = useTranslations('cardCharge.timeline');
  const locale = useLocale();
  const settings = useDisplaySettings();
  const titleOf = useEventTitle(charge);
  const events = chargeEvents(charge, operations);
  const days = new Set(events.flatMap(({ at }) => (at ? [businessDay(at, settings.zone)] : [])));
  const oneDay = days.size === 1 ? businessDay(charge.createdAt, settings.zone) : null;
  const time = (at: string) => (oneDay ? formatTimeSeconds(at, settings) : formatDateTimeSeconds(at, settings));
  const more = (event: ChargeEvent) => {
    if (event.kind === 'created' || event.kind === 'reversal-asked') return event.staff;
    return event.kind === 'authorised' && event.code ? t('code', { code: event.code }) : null;
  };
  const entries = events.map((event): TimelineEntry => {
    const meta = [event.at && time(event.at), more(event)].filter(Boolean).join(' · ');
    return { kind: 'event', id: event.id, tone: tones[event.kind] ?? 'done', title: titleOf(event), meta: meta || t('untimed') };
  });
  return <Timeline title={t('title')} meta={oneDay && formatDay(oneDay, locale)} entries={entries} />;
}

function useEventTitle({ creditCardPayment: payment, recurrentPaymentId, recurrenceCycle }: CardCharge) {
  const t = useTranslations('cardCharge.timeline');
  const tReason = useTranslations('cardCharge.payment.reasons');
  const locale = useLocale();
  const money = (value: Cents) => formatCents(value, locale, payment?.currency);
  const reason = knownCardReason(payment?.reasonCode);
  return (event: ChargeEvent): string => {
    switch (event.kind) {
      case 'created':
        if (!recurrentPaymentId || recurrenceCycle === null) return t('created');
        return recurrenceCycle === 0 ? t('createdFirst') : t('createdCycle', { cycle: recurrenceCycle });
      case 'denied': {
        const words = reason ? tReason(reason) : payment?.reasonMessage;
        return words ? t('deniedReason', { reason: words }) : t('denied');
      }
      case 'reversal-asked':
        if (!event.settled) return t('checking');
        return event.amount === null ? t('askedWhole') : t('asked', { amount: money(event.amount) });
      case 'reversed':
        return t('reversed', { amount: money(event.amount) });
      case 'not-reversed':
        return t('notReversed');
      default:
        return t(event.kind);
    }
  };
}
