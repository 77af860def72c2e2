import 'server-only';
import { and, eq, inArray } from 'drizzle-orm';
import type { Database, Statements } from '@/lib/server/database/database';
import { infractionAssignments } from '@/lib/server/database/schema/infractions-schema';
import { deadlineCrossings, deadlineMails } from '@/lib/server/database/schema/notices-schema';
import { staff } from '@/lib/server/database/schema/schema';
import { holds } from '@/lib/server/roles/role-access';
import type { NearCase } from './near-cases';

/** Matches active people who may answer disputes. */
export function mayAnswer(db: Statements) {
  return and(eq(staff.active, true), holds(db, 'infractions:defend'));
}

/**
 * Records the limits passed since the last run, and whom to mail about each: the owner of the case if they may answer and want mails, else
 * everybody who does. In one transaction, so that of several processes exactly one decides.
 */
export async function noteCrossings(db: Database, cases: readonly NearCase[], now: Date): Promise<void> {
  if (cases.length === 0) return;
  await db.transaction(async (tx) => {
    const crossed = await tx
      .insert(deadlineCrossings)
      .values(cases.map(({ infraction, deadline, band }) => ({ infractionId: infraction.id, deadline, band, at: now })))
      .onConflictDoNothing()
      .returning({ id: deadlineCrossings.id, infractionId: deadlineCrossings.infractionId });
    if (crossed.length === 0) return;
    const people = await tx
      .select({ id: staff.id })
      .from(staff)
      .where(and(mayAnswer(tx), eq(staff.deadlineMail, true)));
    const ids = crossed.map(({ infractionId }) => infractionId);
    const assigned = await tx.select().from(infractionAssignments).where(inArray(infractionAssignments.infractionId, ids));
    const known = new Set(people.map(({ id }) => id));
    const ownerOf = new Map(assigned.flatMap(({ infractionId, staffId }) => (known.has(staffId) ? [[infractionId, staffId]] : [])));
    for (const { id: staffId } of people) {
      const theirs = crossed.filter(({ infractionId }) => (ownerOf.get(infractionId) ?? staffId) === staffId);
      if (theirs.length > 0) await tx.insert(deadlineMails).values(theirs.map(({ id }) => ({ crossingId: id, staffId, nextAt: now })));
    }
  });
}
