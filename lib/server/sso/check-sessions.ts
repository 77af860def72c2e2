import 'server-only';
import { and, asc, eq, inArray, lte, notInArray } from 'drizzle-orm';
import * as client from 'openid-client';
import { ssoLogoutTokens, ssoSessions } from '@/lib/server/database/schema/people-schema';
import { sessions } from '@/lib/server/database/schema/schema';
import type { SsoEnvironment } from '@/lib/server/environment/sso-environment';
import { log } from '@/lib/server/log';
import type { Services } from '@/lib/server/services';
import { endSession, isOpen } from '@/lib/server/sessions/session';
import { recordEnded } from './end-sso-sessions';
import { ssoProvider } from './provider';
import { readSsoClaims, type SsoClaims } from './sso-claims';
import { admitSsoPerson } from './sso-person';
import { refusalOf, SsoRefusal } from './sso-refusal';
import { decryptTokens, encryptTokens, type SsoTokens } from './sso-tokens';

const minuteMs = 60_000;

type Row = typeof ssoSessions.$inferSelect;

/**
 * Asks the provider about one session that is due, in the background: whether the person still has a group of ours, and which. Whoever has left loses
 * all sessions, and so does a session the provider ended. While it does not answer, a session goes on for the time of grace. Resolves to true while more are due.
 */
export async function checkSsoSessions(services: Services, now: Date): Promise<boolean> {
  const { db, environment } = services;
  const { sso } = environment;
  if (sso === null) return false;
  const open = db
    .select({ id: sessions.id })
    .from(sessions)
    .where(isOpen({ now, idleMinutes: environment.sessionIdleMinutes }));
  const due = db
    .select({ id: ssoSessions.sessionId })
    .from(ssoSessions)
    .where(and(lte(ssoSessions.nextCheckAt, now), inArray(ssoSessions.sessionId, open)))
    .orderBy(asc(ssoSessions.nextCheckAt))
    .limit(1)
    .for('update', { skipLocked: true });
  // Claimed for a minute: where this process ends meanwhile, another one asks then.
  const [row] = await db
    .update(ssoSessions)
    .set({ nextCheckAt: new Date(now.getTime() + minuteMs) })
    .where(inArray(ssoSessions.sessionId, due))
    .returning();
  return row ? check(row, sso, services) : false;
}

/** Removes what sessions that are over were checked with, and logout tokens that are too old to be sent again. */
export async function sweepSso({ db, environment }: Services, now: Date): Promise<void> {
  const open = db
    .select({ id: sessions.id })
    .from(sessions)
    .where(isOpen({ now, idleMinutes: environment.sessionIdleMinutes }));
  await db.delete(ssoSessions).where(notInArray(ssoSessions.sessionId, open));
  await db.delete(ssoLogoutTokens).where(lte(ssoLogoutTokens.expiresAt, now));
}

/** True where the provider answered, and the next one may be asked about at once. */
async function check(row: Row, sso: SsoEnvironment, services: Services): Promise<boolean> {
  const { db, now } = services;
  try {
    const claims = await askProvider(row, sso, services);
    await admitSsoPerson({ claims, issuer: row.issuer }, null, sso, services);
    const nextCheckAt = new Date(now().getTime() + sso.checkMinutes * minuteMs);
    await db.update(ssoSessions).set({ checkedAt: now(), nextCheckAt }).where(eq(ssoSessions.sessionId, row.sessionId));
    return true;
  } catch (error) {
    const { reason } = isRevoked(error) ? new SsoRefusal('expired') : refusalOf(error);
    const hasAnswered = !['unavailable', 'unverified'].includes(reason);
    const goesOnUntil = row.checkedAt.getTime() + (sso.checkMinutes + sso.graceMinutes) * minuteMs;
    if (!hasAnswered) log.warn({ code: reason }, 'the provider of single sign-on could not be asked about a session');
    if (hasAnswered || now().getTime() >= goesOnUntil) await end(row, reason, services);
    return hasAnswered;
  }
}

/** What the provider says about the person now; renewed tokens are stored before anything else, as the old ones count no more. */
async function askProvider(row: Row, sso: SsoEnvironment, { db, environment }: Services): Promise<SsoClaims> {
  const tokens = decryptTokens(row.tokens, row, environment);
  if (tokens === null) throw new SsoRefusal('expired');
  const { config } = await ssoProvider(sso);
  // The provider of the settings is another one than that of the session.
  if (config.serverMetadata().issuer !== row.issuer) throw new SsoRefusal('expired');
  if (tokens.refresh === null) return readSsoClaims(config, { access_token: tokens.access }, sso, row.subject);
  const fresh = await client.refreshTokenGrant(config, tokens.refresh);
  const stored: SsoTokens = { access: fresh.access_token, refresh: fresh.refresh_token ?? tokens.refresh };
  await db
    .update(ssoSessions)
    .set({ tokens: encryptTokens(stored, row, environment) })
    .where(eq(ssoSessions.sessionId, row.sessionId));
  return readSsoClaims(config, fresh, sso, row.subject);
}

/** Whether the provider says that this session is over: its tokens count no more. */
function isRevoked(error: unknown): boolean {
  if (error instanceof client.ResponseBodyError) return error.error === 'invalid_grant';
  if (!(error instanceof client.WWWAuthenticateChallengeError)) return false;
  return error.cause.some(({ parameters }) => parameters.error === 'invalid_token');
}

async function end({ sessionId }: Row, reason: string, { db, now }: Services): Promise<void> {
  const [owner] = await db.select({ staffId: sessions.staffId }).from(sessions).where(eq(sessions.id, sessionId));
  if (owner && (await endSession(db, owner.staffId, sessionId, now())))
    await recordEnded(db, [{ id: sessionId, staffId: owner.staffId }], reason, now());
}
