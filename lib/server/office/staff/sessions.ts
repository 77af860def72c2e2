import 'server-only';
import { eq } from 'drizzle-orm';
import * as ownCodes from '@/lib/contracts/problem/own-codes';
import { problem } from '@/lib/contracts/problem/problem';
import { staff } from '@/lib/server/database/schema/schema';
import { announce } from '@/lib/server/live/announce';
import type { OfficeCall, OfficeHandler } from '@/lib/server/office/context';
import type { Services } from '@/lib/server/services';
import type { Caller } from '@/lib/server/sessions/caller';
import { endSession, endSessionsOf, openSessions, sessionEnd } from '@/lib/server/sessions/session';

export const listSessions: OfficeHandler<'sessions.list'> = ({ caller, services }) => sessionsOf(caller.staffId, caller, services);

export const listSessionsOfPerson: OfficeHandler<'sessions.listOfPerson'> = async ({ params, caller, services }) => {
  await requirePerson(params.id, services);
  return sessionsOf(params.id, caller, services);
};

async function sessionsOf(staffId: string, caller: Caller, { db, now, environment }: Services) {
  const rows = await openSessions(db, staffId, { now: now(), idleMinutes: environment.sessionIdleMinutes });
  const items = rows.map((row) => {
    const end = sessionEnd(row, environment.sessionIdleMinutes);
    return {
      id: row.id,
      current: row.id === caller.sessionId,
      newDevice: row.newDevice,
      address: row.address,
      browser: row.browser,
      createdAt: row.createdAt.toISOString(),
      lastSeenAt: row.lastSeenAt.toISOString(),
      endsAt: end.endsAt.toISOString(),
      extends: end.extends,
    };
  });
  return { items, hasNext: false, total: items.length };
}

async function requirePerson(id: string, { db }: Services): Promise<void> {
  const [found] = await db.select({ id: staff.id }).from(staff).where(eq(staff.id, id));
  if (!found) throw problem({ statusCode: 404, errorCode: ownCodes.notFound });
}

export const endOneSession: OfficeHandler<'sessions.end'> = async (call) => endOne(call, call.caller.staffId, call.params.id);

export const endSessionOfPerson: OfficeHandler<'sessions.endOfPerson'> = async (call) =>
  endOne(call, call.params.id, call.params.sessionId);

async function endOne(call: SessionEnding, staffId: string, sessionId: string): Promise<null> {
  const ended = await endSession(call.services.db, staffId, sessionId, call.services.now());
  if (!ended) throw problem({ statusCode: 404, errorCode: ownCodes.notFound });
  await closeStreams(call.services);
  call.note({ object: sessionId, facts: whose(call, staffId) });
  return null;
}

export const endOtherSessions: OfficeHandler<'sessions.endOthers'> = async (call) => {
  const { caller, services } = call;
  const ended = await endSessionsOf(services.db, caller.staffId, services.now(), caller.sessionId);
  await closeStreams(services);
  call.note({ facts: { others: String(ended) } });
  return null;
};

export const endSessionsOfPerson: OfficeHandler<'sessions.endAllOfPerson'> = async (call) => {
  const { params, services } = call;
  await requirePerson(params.id, services);
  const ended = await endSessionsOf(services.db, params.id, services.now());
  await closeStreams(services);
  call.note({ facts: { ended: String(ended), ...whose(call, params.id) } });
  return null;
};

/** Every event stream looks at once whether its session is still open. */
const closeStreams = ({ db }: Services) => announce(db, ['sessions']);

type SessionEnding = Pick<OfficeCall, 'caller' | 'services' | 'note'>;

/** The owner of the session, if it was someone else's. */
function whose({ caller }: Pick<SessionEnding, 'caller'>, staffId: string): Record<string, string> {
  return staffId === caller.staffId ? {} : { person: staffId };
}
