import 'server-only';
import { eq } from 'drizzle-orm';
import { noticeKinds, seesNotice } from '@/lib/contracts/office/notices/notice-kinds';
import { digestHours } from '@/lib/contracts/office/notices/notice-settings';
import { type NoticeWay, noticeWayState } from '@/lib/contracts/office/notices/notice-ways';
import { may, type Permission } from '@/lib/contracts/office/permission';
import * as ownCodes from '@/lib/contracts/problem/own-codes';
import { problem } from '@/lib/contracts/problem/problem';
import { noticeDigests } from '@/lib/server/database/schema/notices-schema';
import { announce } from '@/lib/server/live/announce';
import { choicesOf, storeChoice } from '@/lib/server/notices/notice-choices';
import type { OfficeHandler } from '@/lib/server/office/context';

export const readNoticeSettings: OfficeHandler<'noticeSettings.read'> = async ({ caller, services: { db, environment } }) => {
  const { staffId, email } = caller;
  const choices = (await choicesOf(db, [staffId])).get(staffId);
  const [digest] = await db.select().from(noticeDigests).where(eq(noticeDigests.staffId, staffId));
  const mayDo = (permission: Permission) => may(caller, permission);
  const items = noticeKinds
    .filter((kind) => seesNotice(kind, mayDo))
    .map((kind) => {
      const stateOf = (way: NoticeWay) => noticeWayState(kind, way, mayDo, choices?.get(kind));
      return { kind, product: stateOf('product'), browser: stateOf('browser'), mail: stateOf('mail'), digest: stateOf('digest') };
    });
  return { items, digestHour: digest?.hour ?? digestHours.usual, address: email, installed: environment.mail !== null };
};

/** Refuses what cannot be chosen: a kind they may not see, and a way that is always on or does not exist. */
export const changeNoticeSettings: OfficeHandler<'noticeSettings.change'> = async ({ body, caller, services: { db }, note }) => {
  note({ object: caller.staffId });
  const { kind, way, on } = body;
  const state = noticeWayState(kind, way, (permission) => may(caller, permission));
  if (state === 'always' || state === 'never') throw problem({ statusCode: 403, errorCode: ownCodes.forbidden });
  await storeChoice(db, caller.staffId, kind, way, on);
  await announce(db, ['noticeSettings', 'notices']);
  return null;
};

export const changeDigestHour: OfficeHandler<'noticeSettings.changeHour'> = async ({ body: { hour }, caller, services: { db }, note }) => {
  note({ object: caller.staffId });
  await db
    .insert(noticeDigests)
    .values({ staffId: caller.staffId, hour })
    .onConflictDoUpdate({ target: noticeDigests.staffId, set: { hour } });
  await announce(db, ['noticeSettings']);
  return null;
};
