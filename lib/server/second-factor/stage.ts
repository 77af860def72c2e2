import 'server-only';
import { and, eq, gt, isNull } from 'drizzle-orm';
import type { Role } from '@/lib/contracts/office/permission';
import type { SessionStage } from '@/lib/contracts/office/second-factor/proof-methods';
import { staff } from '@/lib/server/database/schema';
import { accessOfRole } from '@/lib/server/roles/role-access';
import type { Services } from '@/lib/server/services';
import { completeSession } from '@/lib/server/sessions/session';
import { factorsOf, hasFactor } from './factors-of';
import { needsFactor } from './policy';

const dayMs = 86_400_000;
/** How long somebody who must have a second factor may sign in without one, from the first time on. */
const enrolmentDays = 7;

type Parts = Pick<Services, 'db' | 'environment' | 'now'>;

/** What a session lacks after the right password: the second factor; or to enrol one, where the role must have one. */
export async function stageAfterPassword(person: { readonly id: string; readonly role: Role }, parts: Parts): Promise<SessionStage | null> {
  const { db, environment, now } = parts;
  if (hasFactor(await factorsOf(db, person.id))) return 'second-factor';
  if (!needsFactor(await accessOfRole(db, person.role), environment)) return null;
  await db
    .update(staff)
    .set({ factorDueAt: new Date(now().getTime() + enrolmentDays * dayMs) })
    .where(and(eq(staff.id, person.id), isNull(staff.factorDueAt)));
  return 'enrolment';
}

/** Until when somebody may put their enrolment off; null when it may not be put off any more. */
export async function enrolmentDue(staffId: string, { db, now }: Parts): Promise<Date | null> {
  const [row] = await db
    .select({ dueAt: staff.factorDueAt })
    .from(staff)
    .where(and(eq(staff.id, staffId), gt(staff.factorDueAt, now())));
  return row?.dueAt ?? null;
}

/** Makes a whole session without enrolling, while that may be put off. Its new cookie value, or null. */
export async function deferEnrolment(staffId: string, sessionId: string, parts: Parts): Promise<string | null> {
  return (await enrolmentDue(staffId, parts)) === null ? null : completeSession(parts.db, sessionId, 'enrolment');
}
