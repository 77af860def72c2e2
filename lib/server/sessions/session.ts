import 'server-only';
import { createHash, randomBytes } from 'node:crypto';
import { and, desc, eq, gt, inArray, isNull, ne, or, sql } from 'drizzle-orm';
import type { SessionStage } from '@/lib/contracts/office/second-factor/proof-methods';
import type { Database, Statements } from '@/lib/server/database/database';
import { ssoSessions } from '@/lib/server/database/schema/people-schema';
import { customRoles } from '@/lib/server/database/schema/roles-schema';
import { sessions, staff } from '@/lib/server/database/schema/schema';
import { preparedFor } from '@/lib/server/database/setup/prepared-for';
import type { Transaction } from '@/lib/server/database/turns/in-turn-of';
import { networkOf } from '@/lib/server/http/client-address/network-of';
import { accessColumns, accessOf, isTheirRole } from '@/lib/server/roles/role-access';
import type { Caller } from './caller';
import { isUsedBefore } from './used-before';

/** The length of a working day: after it everyone signs in again, however active. */
const absoluteHours = 12;
/** `last_seen_at` is written at most this often, so that requests stay cheap. */
const seenIntervalMs = 60_000;
/** A session that still lacks something after the password ends after this. */
const stageMinutes = 15;
/** More sessions than anybody needs; the longest idle one ends when another starts. */
const maxSessions = 20;

interface Limits {
  readonly now: Date;
  readonly idleMinutes: number;
}

/** Where a request comes from, and whether its user is present. */
export interface Presence {
  readonly present: boolean;
  readonly address: string | null;
}

const newToken = () => randomBytes(32).toString('base64url');

/** The person of a session; the address belongs to each request. */
export type SignedIn = Omit<Caller, 'address'> & {
  /** What the session still lacks before it opens anything else. */
  readonly stage: SessionStage | null;
};

const hashOf = (token: string) => createHash('sha256').update(token).digest();

interface Start {
  readonly staffId: string;
  readonly address: string | null;
  readonly browser: string | null;
  /** Whether the browser presented the device cookie of an earlier sign-in to this account. */
  readonly knownDevice?: boolean;
  readonly stage?: SessionStage | null;
  /** Called in the transaction that starts it; where it throws, there is no session. */
  readonly guard?: (tx: Transaction) => Promise<void>;
  /** What it needs to be checked at the provider, where it was started there. */
  readonly sso?: Omit<typeof ssoSessions.$inferInsert, 'sessionId'> | null;
}

/** Starts a session and returns its cookie value: 256 random bits. */
export async function startSession(db: Database, { knownDevice = false, sso = null, guard, ...from }: Start, now: Date) {
  const token = newToken();
  const browser = from.browser?.slice(0, 200) ?? null;
  const newDevice = !knownDevice && !(await isUsedBefore(db, { ...from, browser }));
  const values = { ...from, browser, newDevice, tokenHash: hashOf(token), createdAt: now, lastSeenAt: now };
  const sessionId = await db.transaction(async (tx) => {
    await guard?.(tx);
    const [started] = await tx.insert(sessions).values(values).returning({ id: sessions.id });
    if (sso && started) await tx.insert(ssoSessions).values({ ...sso, sessionId: started.id });
    return started?.id ?? null;
  });
  const beyond = db
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.staffId, from.staffId), isNull(sessions.endedAt)))
    .orderBy(desc(sessions.lastSeenAt), desc(sessions.createdAt))
    .offset(maxSessions);
  await db.update(sessions).set({ endedAt: now }).where(inArray(sessions.id, beyond));
  return { token, sessionId, newDevice };
}

/** Gives an open session a new cookie value; the old one is invalid from then on. */
export async function renewSession(db: Statements, sessionId: string): Promise<string> {
  const token = newToken();
  await db
    .update(sessions)
    .set({ tokenHash: hashOf(token) })
    .where(eq(sessions.id, sessionId));
  return token;
}

/** Makes a whole session of one that lacked this, with a new cookie value. Null when it lacks it no more: of two at once one gets it. */
export async function completeSession(db: Statements, sessionId: string, stage: SessionStage): Promise<string | null> {
  const token = newToken();
  const completed = await db
    .update(sessions)
    .set({ stage: null, tokenHash: hashOf(token) })
    .where(and(eq(sessions.id, sessionId), eq(sessions.stage, stage), isNull(sessions.endedAt)))
    .returning({ id: sessions.id });
  return completed.length > 0 ? token : null;
}

/** Runs with every request, so it is a prepared statement. */
const openSession = preparedFor((db) =>
  db
    .select({
      sessionId: sessions.id,
      lastSeenAt: sessions.lastSeenAt,
      startedFrom: sessions.address,
      staffId: staff.id,
      name: staff.name,
      email: staff.email,
      ...accessColumns,
      stage: sessions.stage,
    })
    .from(sessions)
    .innerJoin(staff, eq(staff.id, sessions.staffId))
    .leftJoin(customRoles, isTheirRole)
    .where(
      and(
        eq(sessions.tokenHash, sql.placeholder('tokenHash')),
        eq(staff.active, true),
        isNull(sessions.endedAt),
        gt(sessions.lastSeenAt, sql.placeholder('idleSince')),
        gt(sessions.createdAt, sql.placeholder('startedAfter')),
        or(isNull(sessions.stage), gt(sessions.createdAt, sql.placeholder('stagedAfter'))),
      ),
    )
    .prepare('open_session'),
);

/**
 * The person of a session cookie. Role, its permissions, activity and end of session are looked up each time, in one statement, so that a change applies at once. Presence
 * extends it only from the network where it started: a stolen cookie ends with the idle time.
 */
export async function findSession(db: Database, token: string, limits: Limits & Presence): Promise<SignedIn | null> {
  const { now, present, address } = limits;
  const { idleSince, startedAfter } = bounds(limits);
  const [found] = await openSession(db).execute({
    tokenHash: hashOf(token),
    idleSince: idleSince.toISOString(),
    startedAfter: startedAfter.toISOString(),
    stagedAfter: new Date(now.getTime() - stageMinutes * 60_000).toISOString(),
  });
  if (!found) return null;
  const { lastSeenAt, startedFrom, granted, role, roleName, ...caller } = found;
  const prolongs = present && networkOf(address) === networkOf(startedFrom);
  if (prolongs && now.getTime() - lastSeenAt.getTime() > seenIntervalMs) {
    await db.update(sessions).set({ lastSeenAt: now }).where(eq(sessions.id, caller.sessionId));
  }
  return { ...caller, ...accessOf({ role, roleName, granted }) };
}

/** The open sessions of one person, newest first. */
export function openSessions(db: Database, staffId: string, limits: Limits) {
  return db
    .select()
    .from(sessions)
    .where(and(eq(sessions.staffId, staffId), isOpen(limits)))
    .orderBy(desc(sessions.createdAt));
}

/** When a session ends unless it is used, and whether use puts that off. */
export function sessionEnd({ createdAt, lastSeenAt }: { readonly createdAt: Date; readonly lastSeenAt: Date }, idleMinutes: number) {
  const idle = lastSeenAt.getTime() + idleMinutes * 60_000;
  const latest = createdAt.getTime() + absoluteHours * 3_600_000;
  return { endsAt: new Date(Math.min(idle, latest)), extends: idle < latest };
}

/** Neither ended, nor idle too long, nor older than a working day. */
export function isOpen(limits: Limits) {
  const { idleSince, startedAfter } = bounds(limits);
  return and(isNull(sessions.endedAt), gt(sessions.lastSeenAt, idleSince), gt(sessions.createdAt, startedAfter));
}

function bounds({ now, idleMinutes }: Limits) {
  return { idleSince: new Date(now.getTime() - idleMinutes * 60_000), startedAfter: new Date(now.getTime() - absoluteHours * 3_600_000) };
}

/** Ends one session of a person. False when they have no such open session. */
export async function endSession(db: Statements, staffId: string, sessionId: string, now: Date): Promise<boolean> {
  const ended = await db
    .update(sessions)
    .set({ endedAt: now })
    .where(and(eq(sessions.id, sessionId), eq(sessions.staffId, staffId), isNull(sessions.endedAt)))
    .returning({ id: sessions.id });
  return ended.length > 0;
}

/** Ends the session of a cookie. */
export async function endSessionOfToken(db: Statements, token: string, now: Date): Promise<void> {
  await db
    .update(sessions)
    .set({ endedAt: now })
    .where(and(eq(sessions.tokenHash, hashOf(token)), isNull(sessions.endedAt)));
}

/** Ends all sessions of a person, or all but one; returns how many. */
export async function endSessionsOf(db: Statements, staffId: string, now: Date, except?: string): Promise<number> {
  const ended = await db
    .update(sessions)
    .set({ endedAt: now })
    .where(and(eq(sessions.staffId, staffId), isNull(sessions.endedAt), except ? ne(sessions.id, except) : undefined))
    .returning({ id: sessions.id });
  return ended.length;
}
