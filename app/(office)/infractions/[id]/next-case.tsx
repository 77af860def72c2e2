'use client';

import { useTranslations } from 'use-intl';
import type { QueueItem } from '@/components/infraction/use-queue';
import { useTimeLeft } from '@/components/infraction/use-time-left';
import { TextLink } from '@/components/ui/action/text-link';
import { useNow } from '@/lib/client/use-now';

/** A link to the open case with the nearest deadline, once this one needs nothing more. */
export function NextCase({ item }: { item: QueueItem }) {
  const t = useTranslations('infraction');
  const tInfractions = useTranslations('infractions');
  const timeLeft = useTimeLeft();
  const now = useNow(1_000);
  const name = item.transaction.payerName ?? tInfractions('unknownName');
  return (
    <p data-print="hide" className="numbers text-cell text-muted">
      <TextLink href={`/infractions/${item.id}`}>{t('mostUrgent', { name })}</TextLink>
      {now !== null && ` · ${timeLeft(item.expiresAt, now)}`}
    </p>
  );
}
