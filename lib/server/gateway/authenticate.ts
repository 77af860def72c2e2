import 'server-only';
import type { SessionStage } from '@/lib/contracts/office/second-factor/proof-methods';
import { pagePersonHeader } from '@/lib/contracts/office/staff/page-person';
import * as ownCodes from '@/lib/contracts/problem/own-codes';
import { problem } from '@/lib/contracts/problem/problem';
import { clientAddress } from '@/lib/server/http/client-address/client-address';
import type { Services } from '@/lib/server/services';
import type { Caller } from '@/lib/server/sessions/caller';
import { mayWorkFrom } from '@/lib/server/sessions/may-work-from';
import { findSession, type Presence, type SignedIn } from '@/lib/server/sessions/session';
import { sessionTokenIn } from '@/lib/server/sessions/session-cookie';
import { countRefusal } from '@/lib/server/throttle/count-refusal';

const nobodyThere: Presence = { present: false, address: null };

/** What a request may do with a session. */
interface Opening {
  /** Somebody is there: only then the session is extended. */
  readonly present?: boolean;
  /** A session that lacks this may pass as well. */
  readonly stage?: SessionStage;
}

/**
 * Finds the caller by the session cookie, with a fresh lookup each time. A session that has the password alone opens nothing. Throws SVB401,
 * SVB474 from a network that is not of the role, and SVB462 where the second factor is missing.
 */
export async function authenticate(
  headers: Pick<Headers, 'get'>,
  services: Services,
  { present = false, stage: open }: Opening = {},
): Promise<Caller> {
  const { appUrl, trustedProxies } = services.environment;
  const token = sessionTokenIn(headers.get('cookie'), appUrl);
  const address = clientAddress(headers, trustedProxies);
  const found = token === null ? null : await callerOf(token, services, { present, address });
  if (!found) throw problem({ statusCode: 401, errorCode: ownCodes.sessionExpired });
  const { stage, ...caller } = found;
  if (!mayWorkFrom(address, found, services.environment)) throw await elsewhere(found.staffId, address, services);
  if (stage !== null && stage !== open) throw problem({ statusCode: 403, errorCode: ownCodes.secondFactorMissing });
  return { ...caller, address };
}

/** A session used from a network that is not of its role may be a stolen one: it is on record. */
async function elsewhere(actorId: string, address: string | null, { db, now }: Services) {
  const event = { actorId, action: 'session.refused', result: 'refused', address, facts: { reason: 'network' } } as const;
  await countRefusal(db, event, actorId, now());
  return problem({ statusCode: 403, errorCode: ownCodes.networkNotAllowed });
}

/** Somebody whose password was right and whose session lacks something still. */
export type Unfinished = Caller & { readonly stage: SessionStage };

/** The person of a session that lacks something; null for a whole one, and for none. */
export async function unfinishedCaller(headers: Pick<Headers, 'get'>, services: Services): Promise<Unfinished | null> {
  const { appUrl, trustedProxies } = services.environment;
  const token = sessionTokenIn(headers.get('cookie'), appUrl);
  const found = token === null ? null : await callerOf(token, services);
  if (!found || found.stage === null) return null;
  return { ...found, stage: found.stage, address: clientAddress(headers, trustedProxies) };
}

export function callerOf(token: string, services: Services, presence = nobodyThere): Promise<SignedIn | null> {
  return findSession(services.db, token, { now: services.now(), idleMinutes: services.environment.sessionIdleMinutes, ...presence });
}

/**
 * Throws SVB411 when the page was rendered for another person than the one of the session, so that nothing is done in another person's
 * name.
 */
export function requirePagePerson(headers: Pick<Headers, 'get'>, { staffId }: Pick<Caller, 'staffId'>): void {
  const person = headers.get(pagePersonHeader);
  if (person !== null && person !== staffId) throw problem({ statusCode: 409, errorCode: ownCodes.otherPerson });
}
