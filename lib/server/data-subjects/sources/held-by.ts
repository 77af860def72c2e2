import 'server-only';
import type { HoldReason } from '@/lib/contracts/office/privacy/data-subjects';
import type { NoteAbout } from '@/lib/server/notes/note-store';
import type { LegalHold } from '@/lib/server/retention/legal-hold';

/** What is about a payment or a case in an open dispute stays until that is over. */
export function heldBy({ recordKind, recordId }: NoteAbout, { transactionIds, infractionIds }: LegalHold): HoldReason | null {
  const isHeld =
    recordKind === 'infraction' ? infractionIds.includes(recordId) : recordKind === 'transaction' && transactionIds.includes(recordId);
  return isHeld ? 'dispute' : null;
}
