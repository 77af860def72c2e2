import 'server-only';
import { readableKinds } from '@/lib/contracts/office/notes/readable-kinds';
import { noticePath } from '@/lib/contracts/office/notices/notice-kinds';
import { maxUnreadShown } from '@/lib/contracts/office/notices/notices';
import type { Notice } from '@/lib/contracts/office/notices/notices.shape';
import { announce } from '@/lib/server/live/announce';
import { choicesOf, kindsBy } from '@/lib/server/notices/notice-choices';
import { acknowledge, countUnread, type FoundNotice, findNotices, type NoticeReader } from '@/lib/server/notices/notice-store';
import type { OfficeHandler } from '@/lib/server/office/context';
import { pageOf } from '@/lib/server/office/page-of';
import type { Services } from '@/lib/server/services';
import type { Caller } from '@/lib/server/sessions/caller';

/** The bell says "99+" beyond. */
const maxCounted = 100;

export const listNotices: OfficeHandler<'notices.list'> = async ({ query, caller, services: { db } }) => {
  const { limit, offset, page } = pageOf(query);
  const { kinds, ...rest } = await readerOf({ db }, caller);
  const reader = { ...rest, kinds: query.kind ? kinds.filter((kind) => query.kind?.includes(kind)) : kinds };
  return page(await findNotices(db, reader, { unread: query.unread ?? false, limit: limit + 1, offset }), noticeRecord);
};

export const readUnreadNotices: OfficeHandler<'notices.unread'> = async ({ caller, services: { db } }) => {
  const reader = await readerOf({ db }, caller);
  const items = await findNotices(db, reader, { unread: true, limit: maxUnreadShown });
  const counted = items.length < maxUnreadShown ? items.length : await countUnread(db, reader, maxCounted);
  return { items: items.map(noticeRecord), count: counted };
};

export const acknowledgeNotices: OfficeHandler<'notices.acknowledge'> = async ({ body, caller, services: { db, now }, note }) => {
  const which = 'ids' in body ? body : { until: new Date(body.until) };
  const acknowledged = await acknowledge(db, await readerOf({ db }, caller), which, now());
  note({ object: caller.staffId, facts: { count: String(acknowledged) } });
  if (acknowledged > 0) await announce(db, ['notices']);
  return null;
};

async function readerOf({ db }: Pick<Services, 'db'>, caller: Caller): Promise<NoticeReader> {
  const { staffId } = caller;
  return { staffId, kinds: kindsBy('product', caller, (await choicesOf(db, [staffId])).get(staffId)), recordKinds: readableKinds(caller) };
}

function noticeRecord({ id, kind, subject, detail, at, readAt }: FoundNotice): Notice {
  return { id, kind, detail, subject, path: noticePath(kind, subject, detail), at: at.toISOString(), isRead: readAt !== null };
}
