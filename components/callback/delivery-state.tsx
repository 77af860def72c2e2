'use client';

import { useTranslations } from 'use-intl';
import { useEndpointQuery } from '@/lib/client/use-read';
import { callbacks } from '@/lib/contracts/pix/callbacks/callbacks';
import type { Delivery } from '@/lib/domain/delivered-status';
import { deliveredLateMs, deliveryOutcome, mayHaveFollowed, outcomeAmong } from '@/lib/domain/delivery-outcome';
import { OutcomeBadge } from './outcome-badge';

/** As many as a transaction can have of one callback, and more. */
export const maxAttempts = 100;
const heldMs = 30_000;
const hour = 3_600_000;

/** The query of every attempt to tell of a transaction, shared by all who ask. */
export function attemptsOf(transactionId: string) {
  return { query: { transactionId, page: 1, limit: maxAttempts } };
}

/** What has become of a delivery. Where it failed, what followed is asked for first: the rows of a list are not all there are. */
export function DeliveryState({ delivery }: { delivery: Delivery }) {
  const t = useTranslations('callback');
  const { transactionId } = delivery;
  const asks = transactionId !== null && mayHaveFollowed(deliveryOutcome(delivery));
  const { data } = useEndpointQuery(callbacks.list, attemptsOf(transactionId ?? 'none'), { enabled: asks, staleTime: heldMs });
  const lateMs = deliveredLateMs(delivery);
  return (
    <span className="inline-flex items-center gap-2">
      <OutcomeBadge outcome={outcomeAmong(delivery, transactionId === null ? [] : (data?.items ?? null))} />
      {lateMs !== null && (
        <span className="numbers whitespace-nowrap text-meta text-amber">{t('late', { hours: Math.floor(lateMs / hour) })}</span>
      )}
    </span>
  );
}
