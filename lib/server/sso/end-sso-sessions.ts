import 'server-only';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import { recordAuditEvent } from '@/lib/server/audit/record';
import type { Database, Statements } from '@/lib/server/database/database';
import { ssoSessions } from '@/lib/server/database/schema/people-schema';
import { sessions } from '@/lib/server/database/schema/schema';
import { announce } from '@/lib/server/live/announce';

/** Whose sessions: those of one session at the provider, or all of somebody. */
export interface EndedAtProvider {
  readonly issuer: string;
  readonly subject: string | null;
  readonly providerSession: string | null;
}

export interface EndedSession {
  readonly id: string;
  readonly staffId: string;
}

/** Ends the sessions here that belong to one at the provider, or else all of the person. */
export async function endSessionsAtProvider(
  db: Statements,
  { issuer, subject, providerSession }: EndedAtProvider,
  now: Date,
): Promise<EndedSession[]> {
  const theirs = db
    .select({ id: ssoSessions.sessionId })
    .from(ssoSessions)
    .where(
      and(
        eq(ssoSessions.issuer, issuer),
        subject === null ? undefined : eq(ssoSessions.subject, subject),
        providerSession === null ? undefined : eq(ssoSessions.providerSession, providerSession),
      ),
    );
  return db
    .update(sessions)
    .set({ endedAt: now })
    .where(and(inArray(sessions.id, theirs), isNull(sessions.endedAt)))
    .returning({ id: sessions.id, staffId: sessions.staffId });
}

/** Audits what the provider ended, and closes the event streams of these sessions. */
export async function recordEnded(db: Database, ended: readonly EndedSession[], reason: string, now: Date): Promise<void> {
  if (ended.length === 0) return;
  await announce(db, ['sessions']);
  for (const { id, staffId } of ended) {
    const event = { actorId: null, address: null, action: 'session.ended', object: id, result: 'done' } as const;
    await recordAuditEvent(db, { ...event, facts: { person: staffId, by: 'sso', reason } }, now);
  }
}
