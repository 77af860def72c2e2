import type { InfractionStatus } from '@/lib/contracts/pix/infractions/infraction-statuses';

/** Final statuses: decided, or withdrawn by the reporting bank. */
export const endedInfractionStatuses = ['CLOSED', 'CANCELLED'] as const satisfies readonly InfractionStatus[];
/** Statuses in which a defense is accepted. */
export const answerableStatuses = ['OPEN', 'ACKNOWLEDGED', 'WAITING_ADJUSTMENTS'] as const satisfies readonly InfractionStatus[];

/** Whether a status awaits the merchant's defense; an unknown one does not. */
export function awaitsDefense(status: string): boolean {
  return answerableStatuses.some((known) => known === status);
}

/** Whether the merchant still has to send a defense: one is awaited, and none was sent since adjustments were requested. */
export function owesDefense({ status, defenseHistory }: { readonly status: string; readonly defenseHistory: readonly unknown[] }): boolean {
  return awaitsDefense(status) && (defenseHistory.length === 0 || status === 'WAITING_ADJUSTMENTS');
}

/** Whether an infraction is over. */
export function isEnded(status: string): boolean {
  return endedInfractionStatuses.some((known) => known === status);
}
