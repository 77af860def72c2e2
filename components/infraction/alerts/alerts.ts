import { type QueueItem, toAnswer } from '@/components/infraction/use-queue';
import { deadlineBand, isNear, type NearBand } from '@/lib/domain/infraction/deadline';
import { isPaused } from '@/lib/domain/notice-pause';

/** A deadline less than 48, 24 or 6 hours away, passed, or unknown. */
export interface Alert {
  /** The id of case and band: a case alerts again when it enters the next band, and when its snooze ends. */
  readonly id: string;
  readonly band: NearBand;
  readonly item: QueueItem;
}

/** The alerts at an instant, most urgent first, and the number of cases the person paused. None for a case whose defense was sent. */
export function alertsOf(items: readonly QueueItem[], now: number): { readonly alerts: readonly Alert[]; readonly paused: number } {
  const near = toAnswer(items).flatMap((item) => {
    const band = deadlineBand(item.expiresAt, now);
    return isNear(band) ? [{ id: idOf(item, band), band, item }] : [];
  });
  const alerts = near.filter(({ item }) => !isPaused(item, now));
  return { alerts, paused: near.length - alerts.length };
}

function idOf({ id, pause }: QueueItem, band: NearBand): string {
  return pause?.band === band ? `${id}:${band}:${pause.until}` : `${id}:${band}`;
}
