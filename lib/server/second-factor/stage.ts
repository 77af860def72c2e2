import 'server-only';
import { and, eq, isNull } from 'drizzle-orm';
import type { Role } from '@/lib/contracts/office/permission';
import type { SessionStage } from '@/lib/contracts/office/second-factor/proof-methods';
import { staff } from '@/lib/server/database/schema/schema';
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

interface Enrolment {
  /** Until when it may be put off; null when it may not be any more. */
  readonly dueAt: Date | null;
  /** Whether the password is typed again for it: whoever signs in at the company's provider has none. */
  readonly asksPassword: boolean;
}

/** How somebody enrols their first second factor in the sign-in that lacks it. */
export async function enrolmentOf(staffId: string, { db, now }: Parts): Promise<Enrolment> {
  const [row] = await db.select({ dueAt: staff.factorDueAt, ssoSubject: staff.ssoSubject }).from(staff).where(eq(staff.id, staffId));
  const dueAt = row?.dueAt ?? null;
  return { dueAt: dueAt !== null && dueAt > now() ? dueAt : null, asksPassword: (row?.ssoSubject ?? null) === null };
}

/** Makes a whole session without enrolling, while that may be put off. Its new cookie value, or null. */
export async function deferEnrolment(staffId: string, sessionId: string, parts: Parts): Promise<string | null> {
  return (await enrolmentOf(staffId, parts)).dueAt === null ? null : completeSession(parts.db, sessionId, 'enrolment');
}
