'use client';

import { useQueue } from '@/components/infraction/use-queue';
import { useServiceNow } from '@/lib/client/use-now';
import { alertsOf } from './alerts';
import { useSeenAlerts } from './use-seen-alerts';

const stepMs = 5_000;

/** The current deadline alerts, those not yet seen in this browser, and the number of snoozed cases. */
export function useAlerts(enabled: boolean) {
  const reading = useQueue(enabled);
  const now = useServiceNow(stepMs);
  const { seen, see } = useSeenAlerts();
  const { alerts, paused } = alertsOf(now === null ? [] : (reading.data?.items ?? []), now ?? 0);
  return {
    /** Of the queue they are made from. */
    reading,
    items: reading.data?.items,
    ready: reading.data !== undefined && now !== null,
    alerts,
    paused,
    fresh: alerts.filter(({ id }) => !seen.includes(id)),
    see,
  };
}
