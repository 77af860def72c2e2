import 'server-only';
import { problem } from '@/lib/contracts/problem';
import { sessionTokenIn } from '@/lib/server/auth/session-cookie';
import type { Services } from '@/lib/server/services';
import type { Caller } from '@/lib/server/sessions/caller';
import { findSession, type Presence } from '@/lib/server/sessions/session';

const nobodyThere: Presence = { present: false, address: null };

/**
 * Who sends a request, by its cookie alone, looked up anew each time; only where somebody is `present` does it keep the session
 * open. Throws SVB401.
 */
export async function who(cookieHeader: string | null, services: Services, presence = nobodyThere): Promise<Caller> {
  const token = sessionTokenIn(cookieHeader, services.environment.appUrl);
  const caller = token === null ? null : await callerOf(token, services, presence);
  if (!caller) throw problem({ statusCode: 401, errorCode: 'SVB401' });
  return caller;
}

export function callerOf(token: string, services: Services, presence = nobodyThere): Promise<Caller | null> {
  return findSession(services.db, token, { now: services.now(), idleMinutes: services.environment.sessionIdleMinutes, ...presence });
}
