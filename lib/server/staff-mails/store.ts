import 'server-only';
import { and, asc, eq, inArray, lte, ne, sql } from 'drizzle-orm';
import { accountNoticeKinds } from '@/lib/contracts/office/staff/security-alerts';
import type { Statements } from '@/lib/server/database/database';
import { staffMails } from '@/lib/server/database/schema/people-schema';
import { staff } from '@/lib/server/database/schema/schema';
import { isActiveAdministrator } from '@/lib/server/roles/is-active-administrator';
import type { Services } from '@/lib/server/services';

/** The mails about accounts. Each kind has a subject and a text in the messages. */
export const staffMailKinds = [
  'change-asked',
  'change-approved',
  'change-refused',
  'change-withdrawn',
  'password-reset',
  'password-failures',
  'limit-reached',
  'break-glass-used',
  'factor-reset-asked',
  ...accountNoticeKinds,
  'approval-asked',
  'approval-stopped',
  'approval-overridden',
  'audit-anchored',
  'notices',
  'notice-digest',
] as const;

export type StaffMailKind = (typeof staffMailKinds)[number];

interface StaffMail {
  readonly kind: StaffMailKind;
  readonly values: Readonly<Record<string, string>>;
}

/** Queues a mail for each of these people, if mail is configured. Sent in the background, so that no request waits for it. */
export async function mailStaff(
  services: Pick<Services, 'environment' | 'now'>,
  db: Statements,
  staffIds: readonly string[],
  { kind, values }: StaffMail,
): Promise<void> {
  const receivers = Array.from(new Set(staffIds));
  if (services.environment.mail === null || receivers.length === 0) return;
  await db.insert(staffMails).values(receivers.map((staffId) => ({ staffId, kind, values: { ...values }, nextAt: services.now() })));
}

/** The active administrators except the one who made the change. */
export async function otherAdministrators(db: Statements, actorId: string | null): Promise<string[]> {
  const others = actorId === null ? undefined : ne(staff.id, actorId);
  const rows = await db
    .select({ id: staff.id })
    .from(staff)
    .where(and(isActiveAdministrator(db), others));
  return rows.map(({ id }) => id);
}

/** Takes one due mail and locks it until `until`. Null when none is due. */
export async function claimStaffMail(db: Statements, now: Date, until: Date) {
  const due = db
    .select({ id: staffMails.id })
    .from(staffMails)
    .where(lte(staffMails.nextAt, now))
    .orderBy(asc(staffMails.nextAt))
    .limit(1)
    .for('update', { skipLocked: true });
  const [claimed] = await db
    .update(staffMails)
    .set({ nextAt: until, tries: sql`${staffMails.tries} + 1` })
    .where(inArray(staffMails.id, due))
    .returning();
  if (!claimed) return null;
  const [to] = await db.select({ name: staff.name, address: staff.email }).from(staff).where(eq(staff.id, claimed.staffId));
  return to ? { ...claimed, to } : null;
}

export async function deleteStaffMail(db: Statements, id: number): Promise<void> {
  await db.delete(staffMails).where(eq(staffMails.id, id));
}
