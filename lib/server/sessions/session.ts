import 'server-only';
import { createHash, randomBytes } from 'node:crypto';
import { and, desc, eq, gt, isNull, ne, sql } from 'drizzle-orm';
import type { Database } from '@/lib/server/database/database';
import { preparedFor } from '@/lib/server/database/prepared-for';
import { sessions, staff } from '@/lib/server/database/schema';
import type { Caller } from './caller';

/** A working day: after it everyone signs in again, however active. */
const absoluteHours = 12;
/** `last_seen_at` is written at most this often, so that reading stays cheap. */
const seenEveryMs = 60_000;

interface Limits {
  readonly now: Date;
  readonly idleMinutes: number;
}

const hashOf = (token: string) => createHash('sha256').update(token).digest();

/** Starts a session and answers its cookie value: 256 random bits that mean nothing by themselves. */
export async function startSession(
  db: Database,
  from: { staffId: string; address: string | null; browser: string | null },
  now: Date,
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const browser = from.browser?.slice(0, 200) ?? null;
  await db.insert(sessions).values({ ...from, browser, tokenHash: hashOf(token), createdAt: now, lastSeenAt: now });
  return token;
}

/** Asked with every request, so its text and plan are made once. */
const openSession = preparedFor((db) =>
  db
    .select({
      sessionId: sessions.id,
      lastSeenAt: sessions.lastSeenAt,
      staffId: staff.id,
      name: staff.name,
      email: staff.email,
      role: staff.role,
      mustChangePassword: staff.mustChangePassword,
    })
    .from(sessions)
    .innerJoin(staff, eq(staff.id, sessions.staffId))
    .where(
      and(
        eq(sessions.tokenHash, sql.placeholder('tokenHash')),
        eq(staff.active, true),
        isNull(sessions.endedAt),
        gt(sessions.lastSeenAt, sql.placeholder('idleSince')),
        gt(sessions.createdAt, sql.placeholder('startedAfter')),
      ),
    )
    .prepare('open_session'),
);

/** Who a cookie belongs to now. Role, activity and end of session are read each time, so a change holds at once. Somebody present keeps it open. */
export async function findSession(db: Database, token: string, limits: Limits & { present: boolean }): Promise<Caller | null> {
  const { now, present } = limits;
  const { idleSince, startedAfter } = bounds(limits);
  const [found] = await openSession(db).execute({
    tokenHash: hashOf(token),
    idleSince: idleSince.toISOString(),
    startedAfter: startedAfter.toISOString(),
  });
  if (!found) return null;
  const { lastSeenAt, ...caller } = found;
  if (present && now.getTime() - lastSeenAt.getTime() > seenEveryMs) {
    await db.update(sessions).set({ lastSeenAt: now }).where(eq(sessions.id, caller.sessionId));
  }
  return caller;
}

/** The open sessions of one person, newest first. */
export function openSessions(db: Database, staffId: string, limits: Limits) {
  return db
    .select()
    .from(sessions)
    .where(and(eq(sessions.staffId, staffId), isOpen(limits)))
    .orderBy(desc(sessions.createdAt));
}

/** Neither ended, nor left alone too long, nor older than a working day. */
function isOpen(limits: Limits) {
  const { idleSince, startedAfter } = bounds(limits);
  return and(isNull(sessions.endedAt), gt(sessions.lastSeenAt, idleSince), gt(sessions.createdAt, startedAfter));
}

function bounds({ now, idleMinutes }: Limits) {
  return { idleSince: new Date(now.getTime() - idleMinutes * 60_000), startedAfter: new Date(now.getTime() - absoluteHours * 3_600_000) };
}

/** Ends one session of a person. False when there is no such open session of theirs. */
export async function endSession(db: Database, staffId: string, sessionId: string, now: Date): Promise<boolean> {
  const ended = await db
    .update(sessions)
    .set({ endedAt: now })
    .where(and(eq(sessions.id, sessionId), eq(sessions.staffId, staffId), isNull(sessions.endedAt)))
    .returning({ id: sessions.id });
  return ended.length > 0;
}

/** Ends all sessions of a person, or all but one; answers how many. */
export async function endSessionsOf(db: Database, staffId: string, now: Date, except?: string): Promise<number> {
  const ended = await db
    .update(sessions)
    .set({ endedAt: now })
    .where(and(eq(sessions.staffId, staffId), isNull(sessions.endedAt), except ? ne(sessions.id, except) : undefined))
    .returning({ id: sessions.id });
  return ended.length;
}
