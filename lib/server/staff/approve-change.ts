import 'server-only';
import * as ownCodes from '@/lib/contracts/problem/own-codes';
import { problem } from '@/lib/contracts/problem/problem';
import type { Statements } from '@/lib/server/database/database';
import { resetFactors } from '@/lib/server/second-factor/reset-factors';
import { endSessionsOf } from '@/lib/server/sessions/session';
import { applyChange, decideChange, type StaffChange } from './change-store';
import { makePasswordLink, type PasswordLink } from './password-links';

/**
 * Applies a pending change once: ends the person's sessions, and gives a link to someone without a password. Throws SVB410 when it was
 * decided or expired, or when the person has changed since.
 */
export async function approveChange(tx: Statements, change: StaffChange, decidedBy: string | null, now: Date) {
  const decided = await decideChange(tx, change.id, { state: 'approved', decidedBy }, now);
  const person = decided ? await applyChange(tx, change) : null;
  if (!person) throw problem({ statusCode: 409, errorCode: ownCodes.outdated });
  if (change.kind === 'factor') await resetFactors(tx, person.id, now);
  await endSessionsOf(tx, person.id, now);
  const link: PasswordLink | null =
    person.passwordHash === null && change.kind !== 'factor'
      ? await makePasswordLink(tx, person.id, change.kind === 'password' ? 'reset' : 'welcome', now)
      : null;
  return { person, link };
}
