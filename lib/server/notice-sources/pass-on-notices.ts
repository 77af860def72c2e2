import 'server-only';
import { and, eq, gt, inArray, isNull } from 'drizzle-orm';
import { readableKinds } from '@/lib/contracts/office/notes/readable-kinds';
import type { NoticeKind } from '@/lib/contracts/office/notices/notice-kinds';
import type { NoticeWay } from '@/lib/contracts/office/notices/notice-ways';
import type { Statements } from '@/lib/server/database/database';
import { notices } from '@/lib/server/database/schema/notices-schema';
import { customRoles } from '@/lib/server/database/schema/roles-schema';
import { staff } from '@/lib/server/database/schema/schema';
import { choicesOf, kindsBy } from '@/lib/server/notices/notice-choices';
import { devicesOf } from '@/lib/server/push/device-store';
import { addMessages, messagesFor } from '@/lib/server/push/message-store';
import { accessColumns, accessOf, isTheirRole } from '@/lib/server/roles/role-access';
import type { Services } from '@/lib/server/services';
import { mailedNotices } from '@/lib/server/staff-mails/mailed-notices';
import { mailStaff } from '@/lib/server/staff-mails/store';
import { addChatMessages } from '@/lib/server/team-chat/chat-store';

const maxPerRun = 100;
/** What could not be passed on for longer, because nothing ran, is told by the product and the digest. */
const maxAgeMs = 6 * 3_600_000;

/**
 * Passes new notices on to those who want them by mail, one mail for all of a run, to the browsers in which they turned them on, and to the chat of the team. Which ones are
 * taken, and what is sent about them, are one transaction: of several instances one does it, and none is passed on twice. True when more may be
 * waiting.
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
    const news = taken.toSorted((a, b) => a.at.getTime() - b.at.getTime());
    await addChatMessages(tx, news, at);
    const people = await receivers(tx);
    const devices = await devicesOf(
      tx,
      people.map(({ id }) => id),
    );
    for (const { id, createdAt, mailKinds, browserKinds, recordKinds } of people) {
      const theirs = news.filter(
        (notice) =>
          notice.at >= createdAt &&
          (notice.staffId === null ? notice.actorId !== id : notice.staffId === id) &&
          (notice.kind !== 'mentioned' || recordKinds.some((kind) => kind === notice.detail)),
      );
      const mailed = theirs.filter(({ kind }) => mailKinds.has(kind));
      if (mailed.length > 0) await mailStaff(services, tx, [id], { kind: 'notices', values: mailedNotices.write(mailed) });
      const pushed = theirs.filter(({ kind }) => browserKinds.has(kind));
      const theirDevices = devices.flatMap(({ device }) => (device.staffId === id ? [device.id] : []));
      await addMessages(
        tx,
        theirDevices.flatMap((deviceId) => messagesFor(deviceId, pushed)),
        at,
      );
    }
    return waiting.length === maxPerRun;
  });
}

/** Everybody who is active, with the kinds they want by mail and in browsers. Deadlines have mails of their own, with what is due. */
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
    const kindsOf = (way: NoticeWay) => new Set<NoticeKind>(kindsBy(way, accessOf(person), choices.get(person.id)));
    const mailKinds = kindsOf('mail');
    mailKinds.delete('deadline-near');
    const recordKinds = readableKinds(accessOf(person));
    return { id: person.id, createdAt: person.createdAt, mailKinds, browserKinds: kindsOf('browser'), recordKinds };
  });
}
