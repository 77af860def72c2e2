import 'server-only';
import { problem } from '@/lib/contracts/problem';
import { recordAudit } from '@/lib/server/audit/record';
import { endSession, endSessionsOf, openSessions } from '@/lib/server/sessions/session';
import type { OfficeHandler } from './context';

export const listSessions: OfficeHandler<'sessions.list'> = async ({ caller, services }) => {
  const limits = { now: services.now(), idleMinutes: services.environment.sessionIdleMinutes };
  const rows = await openSessions(services.db, caller.staffId, limits);
  const items = rows.map((row) => ({
    id: row.id,
    current: row.id === caller.sessionId,
    address: row.address,
    browser: row.browser,
    createdAt: row.createdAt.toISOString(),
    lastSeenAt: row.lastSeenAt.toISOString(),
  }));
  return { items, hasNext: false, total: items.length };
};

export const endOneSession: OfficeHandler<'sessions.end'> = async ({ params, caller, services, requestId, address }) => {
  const ended = await endSession(services.db, caller.staffId, params.id, services.now());
  if (!ended) throw problem({ statusCode: 404, errorCode: 'SVB404' });
  const event = { actorId: caller.staffId, action: 'session.ended', object: params.id, result: 'done', requestId, address } as const;
  await recordAudit(services.db, event, services.now());
  return null;
};

export const endOtherSessions: OfficeHandler<'sessions.endOthers'> = async ({ caller, services, requestId, address }) => {
  const ended = await endSessionsOf(services.db, caller.staffId, services.now(), caller.sessionId);
  const facts = { others: String(ended) };
  await recordAudit(
    services.db,
    { actorId: caller.staffId, action: 'session.ended', result: 'done', requestId, address, facts },
    services.now(),
  );
  return null;
};
