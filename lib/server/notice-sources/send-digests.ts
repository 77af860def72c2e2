import 'server-only';
import { and, eq, isNull, lt, or } from 'drizzle-orm';
import { readableKinds } from '@/lib/contracts/office/notes/readable-kinds';
import type { NoticeKind } from '@/lib/contracts/office/notices/notice-kinds';
import { digestHours } from '@/lib/contracts/office/notices/notice-settings';
import { businessDay, dayStart } from '@/lib/format/date';
import { serviceZone } from '@/lib/format/zone';
import { noticeChoices, noticeDigests } from '@/lib/server/database/schema/notices-schema';
import { choicesOf, kindsBy } from '@/lib/server/notices/notice-choices';
import { findNotices } from '@/lib/server/notices/notice-store';
import { accessOfPerson } from '@/lib/server/roles/role-access';
import type { Services } from '@/lib/server/services';
import { countedNotices } from '@/lib/server/staff-mails/mailed-notices';
import { mailStaff } from '@/lib/server/staff-mails/store';

const hourMs = 3_600_000;
const maxCounted = 1_000;
/** A digest is about the day before it, and about what an earlier one that was missed would have been about. */
const reachMs = 3 * 24 * hourMs;

/** Mails the digest of the day to everybody whose hour has come, once a day: the number of notices of each kind they have not read yet. */
export async function sendDigests(services: Services): Promise<void> {
  const { db, now } = services;
  const at = now();
  const day = businessDay(at, serviceZone);
  const hour = Math.floor((at.getTime() - Date.parse(dayStart(day, serviceZone))) / hourMs);
  const wanting = await db.selectDistinct({ staffId: noticeChoices.staffId }).from(noticeChoices).where(eq(noticeChoices.digest, true));
  for (const { staffId } of wanting) {
    await db.transaction(async (tx) => {
      await tx.insert(noticeDigests).values({ staffId, hour: digestHours.usual }).onConflictDoNothing();
      const isDue = or(isNull(noticeDigests.sentDay), lt(noticeDigests.sentDay, day));
      const [due] = await tx
        .select()
        .from(noticeDigests)
        .where(and(eq(noticeDigests.staffId, staffId), isDue))
        .for('update', { skipLocked: true });
      if (!due || due.hour > hour) return;
      await tx.update(noticeDigests).set({ sentDay: day }).where(eq(noticeDigests.staffId, staffId));
      const person = await accessOfPerson(tx, staffId);
      if (!person?.active) return;
      const kinds = kindsBy('digest', person, (await choicesOf(tx, [staffId])).get(staffId));
      const unread = await findNotices(tx, { staffId, kinds, recordKinds: readableKinds(person) }, { unread: true, limit: maxCounted });
      const counted = new Map<NoticeKind, number>();
      for (const { kind, at: since } of unread)
        if (since.getTime() > at.getTime() - reachMs) counted.set(kind, (counted.get(kind) ?? 0) + 1);
      const counts = Array.from(counted, ([kind, count]) => ({ kind, count }));
      if (counts.length > 0) await mailStaff(services, tx, [staffId], { kind: 'notice-digest', values: countedNotices.write(counts) });
    });
  }
}
