import 'server-only';
import { and, eq, gt, inArray, isNull } from 'drizzle-orm';
import type { NoticeKind } from '@/lib/contracts/office/notices/notice-kinds';
import type { Statements } from '@/lib/server/database/database';
import { notices } from '@/lib/server/database/schema/notices-schema';
import { customRoles } from '@/lib/server/database/schema/roles-schema';
import { staff } from '@/lib/server/database/schema/schema';
import { choicesOf, kindsBy } from '@/lib/server/notices/notice-choices';
import { accessColumns, accessOf, isTheirRole } from '@/lib/server/roles/role-access';
import type { Services } from '@/lib/server/services';
import { mailedNotices } from '@/lib/server/staff-mails/mailed-notices';
import { mailStaff } from '@/lib/server/staff-mails/store';

const maxPerRun = 100;
/** What could not be passed on for longer, because nothing ran, is told by the product and the digest. */
const maxAgeMs = 6 * 3_600_000;

/**
 * Passes new notices on to those who want them by mail, one mail for all of a run. Which ones are taken, and the mails about them, are one
 * transaction: of several instances one does it, and none is passed on twice. True when more may be waiting.
 */
export async function passOnNotices(services: Services): Promise<boolean> {
  const { db, now } = services;
  const at = now();
  return db.transaction(async (tx) => {
    const waiting = await tx
      .select({ id: notices.id })
      .from(notices)
      .where(and(isNull(notices.passedOnAt), gt(notices.at, new Date(at.getTime() - maxAgeMs))))
      .orderBy(notices.at)
      .limit(maxPerRun)
      .for('update', { skipLocked: true });
    if (waiting.length === 0) return false;
    const ids = waiting.map(({ id }) => id);
    const taken = await tx.update(notices).set({ passedOnAt: at }).where(inArray(notices.id, ids)).returning();
    for (const { id, createdAt, mailKinds } of await receivers(tx)) {
      const theirs = taken.filter(
        (notice) =>
          notice.at >= createdAt && mailKinds.has(notice.kind) && (notice.staffId === null ? notice.actorId !== id : notice.staffId === id),
      );
      if (theirs.length > 0) await mailStaff(services, tx, [id], { kind: 'notices', values: mailedNotices.write(theirs) });
    }
    return waiting.length === maxPerRun;
  });
}

/** Everybody who is active, with the kinds they want by mail. Deadlines have mails of their own, with what is due. */
async function receivers(db: Statements) {
  const people = await db
    .select({ ...accessColumns, id: staff.id, createdAt: staff.createdAt })
    .from(staff)
    .leftJoin(customRoles, isTheirRole)
    .where(eq(staff.active, true));
  const choices = await choicesOf(
    db,
    people.map(({ id }) => id),
  );
  return people.map((person) => {
    const kinds = new Set<NoticeKind>(kindsBy('mail', accessOf(person), choices.get(person.id)));
    kinds.delete('deadline-near');
    return { id: person.id, createdAt: person.createdAt, mailKinds: kinds };
  });
}
