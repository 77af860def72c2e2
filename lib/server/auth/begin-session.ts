import 'server-only';
import { eq } from 'drizzle-orm';
import type { SessionStage } from '@/lib/contracts/office/second-factor/proof-methods';
import { browserName } from '@/lib/format/text/browser-name';
import { notifyOwner } from '@/lib/server/alerts/notify-owner';
import { recordAuditEvent } from '@/lib/server/audit/record';
import { staff } from '@/lib/server/database/schema/schema';
import { moveDevice, presentedDevice } from '@/lib/server/push/device-store';
import type { Services } from '@/lib/server/services';
import { endSessionOfToken, startSession } from '@/lib/server/sessions/session';
import { sessionTokenIn } from '@/lib/server/sessions/session-cookie';

/** Where a sign-in comes from. */
export interface SignInOrigin {
  readonly address: string | null;
  readonly browser: string | null;
  /** The cookie header of the browser. */
  readonly cookies: string | null;
}

interface Begun {
  /** Whether the browser presented the device cookie of an earlier sign-in. */
  readonly knownDevice: boolean;
  readonly stage: SessionStage | null;
  /** How the sign-in was proved, beyond a password. */
  readonly facts?: Readonly<Record<string, string>>;
  /** What a session started at the provider of single sign-on is checked with. */
  readonly sso?: Parameters<typeof startSession>[1]['sso'];
  readonly guard?: Parameters<typeof startSession>[1]['guard'];
}

/**
 * Starts the session of somebody who has just shown who they are, in place of the one their browser had, whose notices come with them if they are
 * theirs, and end if not; audits it, and notifies
 * them of a new device, by mail and in their other sessions. One that still lacks something is audited as asked for. Returns its cookie value.
 */
export async function beginSession(
  person: { readonly id: string; readonly name: string },
  from: SignInOrigin,
  { knownDevice, stage, facts = {}, sso = null, guard }: Begun,
  services: Services,
): Promise<string> {
  const { db, now, environment } = services;
  const { address, browser } = from;
  const presented = sessionTokenIn(from.cookies, environment.appUrl);
  const device = await presentedDevice(db, from.cookies, environment.appUrl);
  if (presented !== null) await endSessionOfToken(db, presented, now());
  const { token, sessionId, newDevice } = await startSession(
    db,
    { staffId: person.id, address, browser, knownDevice, stage, sso, guard },
    now(),
  );
  if (device && sessionId !== null) await moveDevice(db, device, { staffId: person.id, sessionId });
  if (newDevice) {
    const browserOf = browser === null ? null : browserName(browser);
    const where = { ...(address && { address }), ...(browserOf && { browser: browserOf }), ...(sessionId && { session: sessionId }) };
    await notifyOwner(services, { kind: 'new-device', staffId: person.id, person: person.name, facts: where });
  }
  await db.update(staff).set({ lastSignInAt: now() }).where(eq(staff.id, person.id));
  const all = { ...facts, ...(newDevice && { device: 'new' }) };
  const result = stage === null ? 'done' : 'asked';
  await recordAuditEvent(db, { actorId: person.id, action: 'session.started', result, address, facts: all }, now());
  return token;
}
