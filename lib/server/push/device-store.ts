import 'server-only';
import { createHash, randomUUID } from 'node:crypto';
import { and, desc, eq, inArray, isNull, lt, or } from 'drizzle-orm';
import { maxNoticeDevices } from '@/lib/contracts/office/notices/notice-devices';
import { type Locale, locales } from '@/lib/format/locale';
import type { Database, Statements } from '@/lib/server/database/database';
import { type PushSubscription, pushDevices } from '@/lib/server/database/schema/push-schema';
import { sessions } from '@/lib/server/database/schema/schema';
import { inTurnOf } from '@/lib/server/database/turns/in-turn-of';
import type { EncryptionKeys } from '@/lib/server/environment/encryption-keys';
import { pushDeviceFields } from '@/lib/server/privacy/at-rest/fields';
import { deviceHashIn } from './device-cookie';

/** A browser in which that person has not been for so long is forgotten. */
const unusedMs = 30 * 24 * 3_600_000;
/** A row outlives its session for a moment; nothing is sent to it, and no list has it. */
const endedMs = 60_000;

/** Whether the session of a device was not ended; one that expired counts as open. */
const isNotEnded = isNull(sessions.endedAt);

interface NewDevice {
  readonly staffId: string;
  readonly sessionId: string;
  readonly cookieHash: Buffer;
  readonly subscription: PushSubscription;
  readonly locale: Locale;
}

/** Stores a browser in place of what its session, or its address, had before. Beyond the most a person has, the oldest goes. */
export async function addDevice(db: Database, device: NewDevice, keys: EncryptionKeys, now: Date): Promise<string> {
  const { staffId, sessionId, cookieHash, subscription, locale } = device;
  const id = randomUUID();
  const endpointHash = createHash('sha256').update(subscription.endpoint).digest();
  await inTurnOf(db, staffId, async (tx) => {
    await tx.delete(pushDevices).where(or(eq(pushDevices.sessionId, sessionId), eq(pushDevices.endpointHash, endpointHash)));
    const encrypted = pushDeviceFields.subscription.encrypt(subscription, id, keys);
    await tx
      .insert(pushDevices)
      .values({ id, staffId, sessionId, cookieHash, endpointHash, subscription: encrypted, locale, createdAt: now });
    const beyond = tx
      .select({ id: pushDevices.id })
      .from(pushDevices)
      .where(eq(pushDevices.staffId, staffId))
      .orderBy(desc(pushDevices.createdAt))
      .offset(maxNoticeDevices);
    await tx.delete(pushDevices).where(inArray(pushDevices.id, beyond));
  });
  return id;
}

/** The browsers of these people, newest first, each with its session. */
export function devicesOf(db: Statements, staffIds: readonly string[]) {
  return db
    .select({ device: pushDevices, browser: sessions.browser })
    .from(pushDevices)
    .innerJoin(sessions, eq(sessions.id, pushDevices.sessionId))
    .where(and(inArray(pushDevices.staffId, [...staffIds]), isNotEnded))
    .orderBy(desc(pushDevices.createdAt), pushDevices.id);
}

/** A browser of this person. */
export async function deviceOf(db: Statements, staffId: string, id: string) {
  const [found] = await db
    .select({ id: pushDevices.id })
    .from(pushDevices)
    .innerJoin(sessions, eq(sessions.id, pushDevices.sessionId))
    .where(and(eq(pushDevices.id, id), eq(pushDevices.staffId, staffId), isNotEnded));
  return found ?? null;
}

export async function removeDevice(db: Statements, id: string): Promise<void> {
  await db.delete(pushDevices).where(eq(pushDevices.id, id));
}

/** The browser of a sign-in, as long as the session it had was not ended. Asked before that session is replaced. */
export async function presentedDevice(db: Statements, cookies: string | null, appUrl: string) {
  const hash = deviceHashIn(cookies, appUrl);
  if (hash === null) return null;
  const [found] = await db
    .select({ id: pushDevices.id, staffId: pushDevices.staffId })
    .from(pushDevices)
    .innerJoin(sessions, eq(sessions.id, pushDevices.sessionId))
    .where(and(eq(pushDevices.cookieHash, hash), isNotEnded));
  return found ? { ...found, locale: localeIn(cookies) } : null;
}

/** Somebody signed in in a browser with notices: it stays that person's, in their new session and language, and is nobody else's. */
export async function moveDevice(
  db: Statements,
  { id, staffId, locale }: NonNullable<Awaited<ReturnType<typeof presentedDevice>>>,
  signedIn: { readonly staffId: string; readonly sessionId: string },
): Promise<void> {
  if (signedIn.staffId !== staffId) return removeDevice(db, id);
  await db
    .update(pushDevices)
    .set({ sessionId: signedIn.sessionId, ...(locale && { locale }) })
    .where(eq(pushDevices.id, id));
}

/** Forgets the browsers whose session was ended, and those in which their person has not been for long. */
export async function sweepDevices(db: Statements, now: Date): Promise<void> {
  const over = db
    .select({ id: sessions.id })
    .from(sessions)
    .where(or(lt(sessions.endedAt, new Date(now.getTime() - endedMs)), lt(sessions.lastSeenAt, new Date(now.getTime() - unusedMs))));
  await db.delete(pushDevices).where(inArray(pushDevices.sessionId, over));
}

/** The language chosen in a browser. */
function localeIn(cookies: string | null): Locale | null {
  const [, chosen] = /(?:^|;\s*)locale=([\w-]+)/.exec(cookies ?? '') ?? [];
  return locales.find((locale) => locale === chosen) ?? null;
}
