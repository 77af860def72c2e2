import 'server-only';
import { problem } from '@/lib/contracts/problem';
import { sessionCookieName } from '@/lib/server/auth/session-cookie';
import type { Services } from '@/lib/server/services';
import type { Caller } from '@/lib/server/sessions/caller';
import { findSession } from '@/lib/server/sessions/session';

/**
 * Who sends a request, by its cookie alone, looked up anew each time; only where somebody is `present` does it keep the session
 * open. Throws SVB401.
 */
export async function who(cookieHeader: string | null, services: Services, present = false): Promise<Caller> {
  const token = cookieValue(cookieHeader, sessionCookieName(services.environment.appUrl));
  const caller = token === null ? null : await callerOf(token, services, present);
  if (!caller) throw problem({ statusCode: 401, errorCode: 'SVB401' });
  return caller;
}

export function callerOf(token: string, services: Services, present = false): Promise<Caller | null> {
  return findSession(services.db, token, { now: services.now(), idleMinutes: services.environment.sessionIdleMinutes, present });
}

function cookieValue(header: string | null, name: string): string | null {
  const found = (header ?? '').split(/;\s*/).find((pair) => pair.startsWith(`${name}=`));
  return found ? found.slice(name.length + 1) : null;
}
