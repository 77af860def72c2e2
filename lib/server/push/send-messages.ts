import 'server-only';
import { and, eq } from 'drizzle-orm';
import { createTranslator } from 'use-intl/core';
import { readableKinds } from '@/lib/contracts/office/notes/readable-kinds';
import type { PushMessage } from '@/lib/contracts/office/notices/notice-devices';
import { noticePath, noticeRules } from '@/lib/contracts/office/notices/notice-kinds';
import type { Locale } from '@/lib/format/locale';
import { compiledMessages } from '@/lib/messages/compiled-messages';
import { notices } from '@/lib/server/database/schema/notices-schema';
import { pushDevices } from '@/lib/server/database/schema/push-schema';
import { listedAddress } from '@/lib/server/http/listed-address';
import { type PostOutcome, postOnce } from '@/lib/server/http/post-once';
import { announce } from '@/lib/server/live/announce';
import { log } from '@/lib/server/log';
import { choicesOf, kindsBy } from '@/lib/server/notices/notice-choices';
import { unreadKinds, wasReadBy } from '@/lib/server/notices/notice-store';
import { pushDeviceFields } from '@/lib/server/privacy/at-rest/fields';
import { accessOfPerson } from '@/lib/server/roles/role-access';
import type { Services } from '@/lib/server/services';
import { devicesOf, removeDevice } from './device-store';
import { claimMessages, endMessage, postponeMessage, type StoredMessage } from './message-store';
import { pushKeysOf } from './push-keys';
import { pushRequest } from './push-request';

const minuteMs = 60_000;
const maxPerRun = 10;
/** What did not arrive for longer is told by the product and the digest. */
const maxAgeMs = 6 * 60 * minuteMs;
/** Longer than a call takes: until then a message is this instance's. */
const leaseMs = minuteMs;

/** After 1, 2, 4 … 60 minutes. */
const waitMs = (tries: number) => Math.min(2 ** (tries - 1), 60) * minuteMs;

type Device = Awaited<ReturnType<typeof devicesOf>>[number]['device'];

/** Sends what is due to the browsers that have notices. True when more may be due. */
export async function sendMessages(services: Services): Promise<boolean> {
  const { db, now } = services;
  const at = now();
  const claimed = await claimMessages(db, at, new Date(at.getTime() + leaseMs), maxPerRun);
  await Promise.all(claimed.map((message) => sendMessage(message, services)));
  return claimed.length === maxPerRun;
}

async function sendMessage(message: StoredMessage, services: Services): Promise<void> {
  const { db, now } = services;
  const left = message.createdAt.getTime() + maxAgeMs - now().getTime();
  const device = await deviceOf(message, services);
  const content = device && left > 0 ? await contentOf(message, device, services) : null;
  if (!device || !content) return endMessage(db, message);
  const outcome = await post(device, content, Math.ceil(left / 1_000), services);
  if (outcome.kind === 'gone') {
    await removeDevice(db, device.id);
  } else {
    const isTaken = outcome.kind === 'taken';
    if (outcome.kind === 'later') await postponeMessage(db, message, new Date(now().getTime() + (outcome.waitMs ?? waitMs(message.tries))));
    else await endMessage(db, message);
    const known = isTaken ? { notifiedAt: now(), problem: null } : { problem: outcome.code };
    await db.update(pushDevices).set(known).where(eq(pushDevices.id, device.id));
    if (!isTaken)
      log.warn({ kind: message.kind, tries: message.tries, code: outcome.code }, 'a notice could not be handed to a push service');
  }
  await announce(db, ['noticeDevices']);
}

/** The device of a message, unless its session was ended meanwhile. */
async function deviceOf({ deviceId }: StoredMessage, { db }: Services): Promise<Device | null> {
  const [row] = await db.select({ staffId: pushDevices.staffId }).from(pushDevices).where(eq(pushDevices.id, deviceId));
  const found = row ? await devicesOf(db, [row.staffId]) : [];
  return found.find(({ device }) => device.id === deviceId)?.device ?? null;
}

/** What a browser shows; null where the person does not want or may not see it any more, or has read it. */
async function contentOf(
  { kind, noticeId, several }: StoredMessage,
  { staffId, locale }: Device,
  { db }: Services,
): Promise<PushMessage | null> {
  const person = await accessOfPerson(db, staffId);
  if (!person?.active) return null;
  const t = await wordsIn(locale);
  const shown = { kind, title: t('notices.pushed.title'), language: locale };
  if (kind === 'test')
    return { ...shown, text: t('notices.pushed.test'), path: '/settings/notices', list: '/settings/notices', unread: null };
  const recordKinds = readableKinds(person);
  const reader = { staffId, kinds: kindsBy('browser', person, (await choicesOf(db, [staffId])).get(staffId)), recordKinds };
  const [notice] = await db
    .select()
    .from(notices)
    .where(and(eq(notices.id, noticeId ?? ''), eq(notices.kind, kind)));
  if (!notice || !reader.kinds.includes(kind) || (await wasReadBy(db, staffId, notice.id))) return null;
  if (kind === 'mentioned' && !recordKinds.some((one) => one === notice.detail)) return null;
  const list = noticeRules[kind].path;
  const path = several ? list : noticePath(kind, notice.subject, notice.detail);
  return { ...shown, text: t(`notices.text.${kind}`), path, list, unread: await unreadKinds(db, reader) };
}

async function wordsIn(locale: Locale) {
  return createTranslator({ locale, messages: await compiledMessages(locale) });
}

async function post(device: Device, message: PushMessage, ttl: number, services: Services): Promise<PostOutcome> {
  const { environment, now } = services;
  const subscription = pushDeviceFields.subscription.decrypt(device.subscription, device.id, environment);
  const allowed = listedAddress(subscription.endpoint, environment.pushHosts);
  if ('error' in allowed) return { kind: 'refused', code: 'NOT_ALLOWED' };
  const keys = await pushKeysOf(services);
  const request = await pushRequest({ deviceId: device.id, subscription, message, ttl, keys, environment, now: now() });
  return postOnce({ address: allowed.address, ...request }, environment.outgoing);
}
