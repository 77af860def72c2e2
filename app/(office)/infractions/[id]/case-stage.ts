import type { SentDefense } from '@/lib/contracts/office/infractions/sent-defenses.shape';
import { awaitsDefense, isEnded, owesDefense } from '@/lib/domain/infraction/infraction-status';
import type { Infraction } from './infraction-record';

/**
 * Whose move a case is: the merchant's to `answer`; nobody knows yet whether the answer arrived (`checking`); it was `sent`; it has
 * `ended`; or it is with others (`elsewhere`).
 */
export type CaseStage = 'answer' | 'checking' | 'sent' | 'ended' | 'elsewhere';

export function caseStage(
  infraction: Pick<Infraction, 'status' | 'updatedAt' | 'defenseHistory'>,
  sent: readonly SentDefense[],
): CaseStage {
  const { status, updatedAt, defenseHistory } = infraction;
  if (isEnded(status)) return 'ended';
  const [latest] = sent;
  if (latest?.state === 'sending' || latest?.state === 'unknown') return 'checking';
  const more = status === 'WAITING_ADJUSTMENTS';
  // What we just sent may not stand in the service's answer yet.
  if (latest?.state === 'sent' && (!more || latest.createdAt > (updatedAt ?? ''))) return 'sent';
  if (owesDefense({ status, defenseHistory })) return 'answer';
  return status === 'DEFENDED' || awaitsDefense(status) ? 'sent' : 'elsewhere';
}
