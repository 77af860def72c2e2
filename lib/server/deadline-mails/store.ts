import 'server-only';
import { and, asc, desc, eq, inArray, isNotNull, lte, sql } from 'drizzle-orm';
import type { Database } from '@/lib/server/database/database';
import { infractionPauses } from '@/lib/server/database/schema/infractions-schema';
import { deadlineCrossings, deadlineMails } from '@/lib/server/database/schema/notices-schema';
import { staff } from '@/lib/server/database/schema/schema';
import { mayAnswer } from './note-crossings';

export type MailState = typeof deadlineMails.$inferSelect.state;

/** Everything one person is to be mailed now. */
export interface ClaimedMail {
  readonly staffId: string;
  /** The most attempts of any item in it, this one included. */
  readonly tries: number;
  readonly crossings: readonly (typeof deadlineCrossings.$inferSelect)[];
}

/** Takes all due items of one person. Null when nothing is due, or another process has just taken it. */
export async function claimMail(db: Database, now: Date): Promise<ClaimedMail | null> {
  const [due] = await db
    .select({ staffId: deadlineMails.staffId })
    .from(deadlineMails)
    .where(lte(deadlineMails.nextAt, now))
    .orderBy(asc(deadlineMails.nextAt))
    .limit(1);
  if (!due) return null;
  const rows = await db
    .update(deadlineMails)
    .set({ state: 'sending', tries: sql`${deadlineMails.tries} + 1`, nextAt: null, triedAt: now })
    .where(and(eq(deadlineMails.staffId, due.staffId), eq(deadlineMails.state, 'waiting')))
    .returning();
  const ids = rows.map(({ crossingId }) => crossingId);
  const crossings = ids.length > 0 ? await db.select().from(deadlineCrossings).where(inArray(deadlineCrossings.id, ids)) : [];
  return { staffId: due.staffId, tries: Math.max(0, ...rows.map(({ tries }) => tries)), crossings };
}

/** Stores the result for some items; `nextAt` when they are to be retried. */
export async function settleMail(
  db: Database,
  { staffId, crossings }: Pick<ClaimedMail, 'staffId' | 'crossings'>,
  state: MailState,
  nextAt: Date | null = null,
): Promise<void> {
  const ids = crossings.map(({ id }) => id);
  if (ids.length === 0) return;
  // A mail dropped before sending says nothing about the mail server.
  const tried = state === 'dropped' ? { triedAt: null } : {};
  await db
    .update(deadlineMails)
    .set({ state, nextAt, ...tried })
    .where(and(eq(deadlineMails.staffId, staffId), inArray(deadlineMails.crossingId, ids)));
}

/** The receiver, if they still may answer and still want mails, and the cases they snoozed. */
export async function readReceiver(db: Database, staffId: string) {
  const [person] = await db
    .select({ name: staff.name, address: staff.email })
    .from(staff)
    .where(and(eq(staff.id, staffId), eq(staff.deadlineMail, true), mayAnswer(db)));
  if (!person) return null;
  const pauses = await db.select().from(infractionPauses).where(eq(infractionPauses.staffId, staffId));
  return {
    to: person,
    pauses: new Map(pauses.map(({ infractionId, until, band }) => [infractionId, { until: until.toISOString(), band }])),
  };
}

/** The result of the last attempt to send; null before the first. */
export async function lastTry(db: Database): Promise<MailState | null> {
  const [row] = await db
    .select({ state: deadlineMails.state })
    .from(deadlineMails)
    .where(isNotNull(deadlineMails.triedAt))
    .orderBy(desc(deadlineMails.triedAt))
    .limit(1);
  return row?.state ?? null;
}
