import type { WireOf } from '@/lib/contracts/shapes';
import type { Units } from '@/sandbox/money/units';

export type InfractionWire = WireOf<'infractions.read'>;

/** A dispute as it is kept (proposed shape of an infraction's record). */
export interface InfractionRow extends Omit<InfractionWire, 'transaction' | 'defenseHistory'> {
  transactionId: string;
  /** How much of the disputed money is blocked. */
  held: Units;
  /** When what was lost leaves the account; null when nothing does. */
  refundDueAt: string | null;
}

export const infractionColumns = [
  'id',
  'transactionId',
  'protocol',
  'status',
  'type',
  'reportedBy',
  'reportDetails',
  'analysisResult',
  'analysisDetails',
  'reportedAt',
  'expiresAt',
  'createdAt',
  'updatedAt',
  'held',
  'refundDueAt',
] as const satisfies readonly (keyof InfractionRow)[];

/** Whether somebody waits for the merchant's defense and reads it. */
export function isInManualAnalysis({ status }: Pick<InfractionRow, 'status'>): boolean {
  return status === 'OPEN' || status === 'ACKNOWLEDGED' || status === 'WAITING_ADJUSTMENTS';
}

/** Whether a dispute is over, decided or taken back. */
export function isFinal({ status }: Pick<InfractionRow, 'status'>): boolean {
  return status === 'CLOSED' || status === 'CANCELLED';
}
