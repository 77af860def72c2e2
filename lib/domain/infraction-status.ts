import type { InfractionStatus } from '@/lib/contracts/pix/infraction-statuses';

/** Nothing more happens to these: decided, or taken back by who reported them. */
export const endedInfractionStatuses = ['CLOSED', 'CANCELLED'] as const satisfies readonly InfractionStatus[];
/** Somebody reads a defense: the merchant's answer is awaited. */
export const answerableStatuses = ['OPEN', 'ACKNOWLEDGED', 'WAITING_ADJUSTMENTS'] as const satisfies readonly InfractionStatus[];

/** Whether a status is one that awaits the merchant's defense; one that nobody knows is not. */
export function awaitsDefense(status: string): boolean {
  return answerableStatuses.some((known) => known === status);
}

/** Whether the merchant's defense is still to come: one is awaited, and none is in unless more was asked for after it. */
export function owesDefense({ status, defenseHistory }: { readonly status: string; readonly defenseHistory: readonly unknown[] }): boolean {
  return awaitsDefense(status) && (defenseHistory.length === 0 || status === 'WAITING_ADJUSTMENTS');
}

/** Whether an infraction is over. */
export function isEnded(status: string): boolean {
  return endedInfractionStatuses.some((known) => known === status);
}
