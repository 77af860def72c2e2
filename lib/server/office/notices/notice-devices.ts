import 'server-only';
import * as ownCodes from '@/lib/contracts/problem/own-codes';
import { problem } from '@/lib/contracts/problem/problem';
import { announce } from '@/lib/server/live/announce';
import type { OfficeCall, OfficeHandler } from '@/lib/server/office/context';
import { newDeviceCookie } from '@/lib/server/push/device-cookie';
import { addDevice, deviceOf, devicesOf, removeDevice } from '@/lib/server/push/device-store';
import { addMessages } from '@/lib/server/push/message-store';
import { pushKeysOf } from '@/lib/server/push/push-keys';

export const listNoticeDevices: OfficeHandler<'noticeDevices.list'> = async ({ caller, services }) => {
  const rows = await devicesOf(services.db, [caller.staffId]);
  const items = rows.map(({ device, browser }) => ({
    id: device.id,
    browser,
    current: device.sessionId === caller.sessionId,
    createdAt: device.createdAt.toISOString(),
    notifiedAt: device.notifiedAt?.toISOString() ?? null,
    problem: device.problem,
  }));
  const isOff = services.environment.pushHosts.length === 0;
  return { items, hasNext: false, total: items.length, publicKey: isOff ? null : (await pushKeysOf(services)).publicKey };
};

/** The address is checked before it comes here. With it goes a cookie by which the browser is known at the next sign-in. */
export const addNoticeDevice: OfficeHandler<'noticeDevices.add'> = async ({ body, caller, services, setCookie, note }) => {
  const { locale, ...subscription } = body;
  const { db, environment, now } = services;
  const { staffId, sessionId } = caller;
  const { cookie, hash } = newDeviceCookie(environment.appUrl);
  const id = await addDevice(db, { staffId, sessionId, cookieHash: hash, subscription, locale }, environment, now());
  setCookie?.(cookie);
  note({ object: id, facts: { host: new URL(subscription.endpoint).host } });
  await announce(db, ['noticeDevices']);
  return null;
};

export const testNoticeDevice: OfficeHandler<'noticeDevices.test'> = async (call) => {
  const { db, now } = call.services;
  const deviceId = await requireDevice(call);
  await addMessages(db, [{ deviceId, kind: 'test', noticeId: null, several: false }], now());
  return null;
};

export const removeNoticeDevice: OfficeHandler<'noticeDevices.remove'> = async (call) => {
  const { db } = call.services;
  await removeDevice(db, await requireDevice(call));
  await announce(db, ['noticeDevices']);
  return null;
};

/** A browser of who asks; to anybody else it does not exist. */
async function requireDevice({ params, caller, services, note }: Pick<OfficeCall, 'params' | 'caller' | 'services' | 'note'>) {
  const found = await deviceOf(services.db, caller.staffId, params.id ?? '');
  if (!found) throw problem({ statusCode: 404, errorCode: ownCodes.notFound });
  note({ object: found.id });
  return found.id;
}
