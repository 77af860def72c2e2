import type { WireOf } from '@/lib/contracts/shapes';
import type { Units } from '@/sandbox/money/units';

export type InfractionWire = WireOf<'infractions.read'>;

/** A stored infraction. */
export interface InfractionRow extends Omit<InfractionWire, 'transaction' | 'defenseHistory'> {
  transactionId: string;
  /** The amount of disputed money that is blocked. */
  held: Units;
  /** When the lost money leaves the account; null when there is none. */
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

/** Whether the infraction is being analyzed and accepts a defense. */
export function isInManualAnalysis({ status }: Pick<InfractionRow, 'status'>): boolean {
  return status === 'OPEN' || status === 'ACKNOWLEDGED' || status === 'WAITING_ADJUSTMENTS';
}

/** Whether the infraction is closed or withdrawn. */
export function isFinal({ status }: Pick<InfractionRow, 'status'>): boolean {
  return status === 'CLOSED' || status === 'CANCELLED';
}
