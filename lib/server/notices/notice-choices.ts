import 'server-only';
import { eq, inArray } from 'drizzle-orm';
import { type NoticeKind, noticeKinds } from '@/lib/contracts/office/notices/notice-kinds';
import { type NoticeChoice, type NoticeWay, noticeWayState } from '@/lib/contracts/office/notices/notice-ways';
import { may, type PermissionHolder } from '@/lib/contracts/office/permission';
import type { Statements } from '@/lib/server/database/database';
import { noticeChoices } from '@/lib/server/database/schema/notices-schema';
import { staff } from '@/lib/server/database/schema/schema';

export type NoticeChoices = ReadonlyMap<NoticeKind, NoticeChoice>;

/** What people chose. That of deadline mails stands with the person, where the job of those mails reads it. */
export async function choicesOf(db: Statements, staffIds: readonly string[]): Promise<ReadonlyMap<string, NoticeChoices>> {
  const ids = [...staffIds];
  const [rows, people] = await Promise.all([
    db.select().from(noticeChoices).where(inArray(noticeChoices.staffId, ids)),
    db.select({ id: staff.id, deadlineMail: staff.deadlineMail }).from(staff).where(inArray(staff.id, ids)),
  ]);
  return new Map(
    people.map(({ id, deadlineMail }) => {
      const chosen = new Map<NoticeKind, NoticeChoice>(rows.filter(({ staffId }) => staffId === id).map((row) => [row.kind, row]));
      return [id, chosen.set('deadline-near', { ...chosen.get('deadline-near'), mail: deadlineMail })];
    }),
  );
}

/** The kinds that somebody gets in a way. */
export function kindsBy(way: NoticeWay, holder: PermissionHolder, choices: NoticeChoices | undefined): NoticeKind[] {
  const mayDo = (permission: Parameters<typeof may>[1]) => may(holder, permission);
  return noticeKinds.filter((kind) => noticeWayState(kind, way, mayDo, choices?.get(kind)) === 'on');
}

/** Stores what a person chose for one way of one kind. */
export async function storeChoice(db: Statements, staffId: string, kind: NoticeKind, way: NoticeWay, on: boolean): Promise<void> {
  if (kind === 'deadline-near' && way === 'mail') {
    await db.update(staff).set({ deadlineMail: on }).where(eq(staff.id, staffId));
    return;
  }
  await db
    .insert(noticeChoices)
    .values({ staffId, kind, [way]: on })
    .onConflictDoUpdate({ target: [noticeChoices.staffId, noticeChoices.kind], set: { [way]: on } });
}
