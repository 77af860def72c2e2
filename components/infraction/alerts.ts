import { deadlineBand, isNear, type NearBand } from './deadline';
import { type QueueItem, toAnswer } from './use-queue';

/** A deadline that has come nearer than 48, 24 or 6 hours, has passed, or was never told. */
export interface Alert {
  /** Of case and band: the same case tells again when it enters the next band. */
  readonly id: string;
  readonly band: NearBand;
  readonly item: QueueItem;
}

/** What there is to tell at an instant, most urgent first. Nothing once a defense is in: then no clock runs. */
export function alertsOf(items: readonly QueueItem[], now: number): Alert[] {
  return toAnswer(items).flatMap((item) => {
    const band = deadlineBand(item.expiresAt, now);
    return isNear(band) ? [{ id: `${item.id}:${band}`, band, item }] : [];
  });
}
