'use client';

import { useNow } from '@/lib/client/use-now';
import { alertsOf } from './alerts';
import { useQueue } from './use-queue';
import { useSeenAlerts } from './use-seen-alerts';

const stepMs = 5_000;

/** The deadlines there are to tell about now, and those nobody has looked at yet in this browser. */
export function useAlerts(enabled: boolean) {
  const reading = useQueue(enabled);
  const now = useNow(stepMs);
  const { seen, see } = useSeenAlerts();
  const alerts = reading.data && now !== null ? alertsOf(reading.data.items, now) : [];
  return {
    items: reading.data?.items,
    ready: reading.data !== undefined && now !== null,
    alerts,
    fresh: alerts.filter(({ id }) => !seen.includes(id)),
    see,
  };
}
