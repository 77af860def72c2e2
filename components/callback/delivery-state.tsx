'use client';

import { useTranslations } from 'use-intl';
import { useEndpointQuery } from '@/lib/client/query/use-read';
import { callbacks } from '@/lib/contracts/pix/callbacks/callbacks';
import type { Delivery } from '@/lib/domain/delivered-status';
import { deliveredLateMs, deliveryOutcome, mayHaveFollowed, outcomeAmong } from '@/lib/domain/delivery-outcome';
import { OutcomeBadge } from './outcome-badge';

/** As many as a transaction can have of one callback, and more. */
export const maxAttempts = 100;
const heldMs = 30_000;
const hour = 3_600_000;

/** The query of all delivery attempts of a transaction, shared by all who use it. */
export function attemptsOf(transactionId: string) {
  return { query: { transactionId, page: 1, limit: maxAttempts } };
}

/** The outcome of a delivery. For a failed one the later attempts are fetched, because a list may not contain them all. */
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
