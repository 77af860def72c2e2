'use client';

import { useLocale, useTranslations } from 'use-intl';
import { useOutcome } from '@/components/infraction/use-outcome';
import { Timeline, type TimelineEntry } from '@/components/ui/data/timeline';
import { useDisplaySettings } from '@/lib/client/use-display-settings';
import type { SentDefense } from '@/lib/contracts/office/infractions/sent-defenses.shape';
import { defenseText } from '@/lib/domain/infraction/defense-length';
import { isEnded } from '@/lib/domain/infraction/infraction-status';
import { refundParts } from '@/lib/domain/payment/refund-parts';
import { formatDateTimeSeconds } from '@/lib/format/date-text';
import { formatReais } from '@/lib/format/money/money-text';
import type { Disputed, Infraction } from './infraction-record';

type CaseTimelineProps = { infraction: Infraction; transaction: Disputed | undefined; sent: readonly SentDefense[] };
type Moment = { id: string; at: string; tone: 'done' | 'confirmed' | 'failed'; title: string };

/** From the payment to where the case stands now, oldest first; what has no time of its own is left out. */
export function CaseTimeline({ infraction, transaction, sent }: CaseTimelineProps) {
  const t = useTranslations('infraction');
  const tEvents = useTranslations('infraction.events');
  const outcome = useOutcome();
  const locale = useLocale();
  const settings = useDisplaySettings();
  const moments: Moment[] = [];
  const add = (id: string, at: string | null | undefined, tone: Moment['tone'], title: string) => {
    if (at) moments.push({ id, at, tone, title });
  };
  if (transaction) {
    const { payerName, paidAt, refundedAt } = transaction;
    const { returned } = refundParts(transaction);
    add('paid', paidAt, 'confirmed', tEvents('paid', { name: payerName ?? tEvents('someone') }));
    for (const { id, createdAt, status } of transaction.callbacks ?? []) {
      const accepted = status !== null && status >= 200 && status < 300;
      add(id, createdAt, accepted ? 'confirmed' : 'failed', tEvents(accepted ? 'callbackAccepted' : 'callbackRefused'));
    }
    add(
      'refunded',
      refundedAt,
      'confirmed',
      returned ? tEvents('refunded', { amount: formatReais(returned, locale) }) : tEvents('refundedUntold'),
    );
  }
  add('reported', infraction.reportedAt ?? infraction.createdAt, 'failed', tEvents('reported'));
  for (const [index, { id, createdAt, defense }] of infraction.defenseHistory.entries()) {
    const ours = sent.find(({ state, text }) => state === 'sent' && text === defenseText(defense));
    add(id ?? `defense-${index}`, createdAt, 'done', ours ? tEvents('defendedBy', { name: ours.staff }) : tEvents('defended'));
  }
  if (isEnded(infraction.status)) add('ended', infraction.updatedAt, 'confirmed', tEvents('ended', { outcome: outcome(infraction) }));
  const entries = moments
    .toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at))
    .map(({ id, at, tone, title }): TimelineEntry => ({ kind: 'event', id, tone, title, meta: formatDateTimeSeconds(at, settings) }));
  return <Timeline title={t('timeline')} entries={entries} />;
}
