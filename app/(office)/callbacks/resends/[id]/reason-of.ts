import type { Resend } from '@/lib/contracts/office/callbacks/resends.shape';

export const resendReasons = ['repeating', 'no-trace', 'lost', 'retried', 'failed'] as const;
export type ResendReason = (typeof resendReasons)[number];

type Row = Pick<Resend['rows'][number], 'state' | 'outcome'>;

/**
 * Why a row did not arrive; null where it did or still may. While the service repeats a delivery of the same transaction by itself it makes
 * no other attempt.
 */
export function reasonOf({ state, outcome }: Row): ResendReason | null {
  if (state === 'no-trace') return outcome === 'retried' || outcome === 'timed-out' ? 'repeating' : 'no-trace';
  return state === 'lost' || state === 'retried' || state === 'failed' ? state : null;
}
