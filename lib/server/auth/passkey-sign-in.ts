import 'server-only';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { type Assertion, assertionShape, type RequestOptions } from '@/lib/contracts/office/second-factor/passkey.shape';
import { raiseAlert } from '@/lib/server/alerts/raise-alert';
import { staff } from '@/lib/server/database/schema/schema';
import { proofs } from '@/lib/server/database/schema/second-factor-schema';
import { authSecretsOf } from '@/lib/server/environment/auth-secrets';
import { findPasskey, noteUse, requestOptions, verifyAssertion } from '@/lib/server/second-factor/passkeys';
import { refused } from '@/lib/server/second-factor/proof/give-proof';
import { isOwnChallenge, signedChallenge } from '@/lib/server/second-factor/proof/signed-challenge';
import type { Services } from '@/lib/server/services';
import { mayWorkFrom } from '@/lib/server/sessions/may-work-from';
import { isBreakGlass, maySignInHere } from '@/lib/server/sso/local-sign-in';
import { countRefusal } from '@/lib/server/throttle/count-refusal';
import { deviceCookie, knownDevice } from '@/lib/server/throttle/known-device';
import { beginSession, type SignInOrigin } from './begin-session';

export const passkeySignInShape = z.strictObject({ assertion: assertionShape });

/** What a browser needs to offer the passkeys it has for us. */
export function passkeySignInOptions({ environment, now }: Services): { options: RequestOptions } {
  return { options: requestOptions(signedChallenge(environment, now()), [], environment) };
}

interface PasskeySignIn {
  readonly token: string;
  /** By which this browser is recognised next time; null where the person has no password. */
  readonly deviceCookie: string | null;
}

/**
 * Signs somebody in by a passkey alone: it is in their hands, and verified who they are. An answer is taken once. Throws SVB461 without saying
 * what is wrong.
 */
export async function signInByPasskey(assertion: Assertion, from: SignInOrigin, services: Services): Promise<PasskeySignIn> {
  const person = await verifiedPerson(assertion, from.address, services);
  if (person === null) {
    const event = { actorId: null, action: 'session.refused', result: 'refused', address: from.address } as const;
    await countRefusal(services.db, event, null, services.now());
    throw refused();
  }
  const { environment, now } = services;
  if (isBreakGlass(person, environment))
    await raiseAlert(services, { kind: 'break-glass-used', staffId: person.id, address: from.address, facts: {} });
  const at = { secrets: authSecretsOf(environment), secure: environment.appUrl.startsWith('https:'), now: now() };
  const known = knownDevice(from.cookies, person.email, at);
  const begun = { knownDevice: known !== null, stage: null, facts: { proof: 'passkey' } };
  const token = await beginSession(person, from, begun, services);
  const { passwordHash } = person;
  return { token, deviceCookie: passwordHash === null ? null : deviceCookie({ email: person.email, passwordHash }, known, at) };
}

async function verifiedPerson(assertion: Assertion, address: string | null, { db, now, environment }: Services) {
  const challenge = challengeIn(assertion);
  const passkey = await findPasskey(db, assertion.id);
  if (!passkey || !isOwnChallenge(challenge, environment, now())) return null;
  const [person] = await db.select().from(staff).where(eq(staff.id, passkey.staffId));
  const verified = await verifyAssertion(passkey, assertion, challenge, environment);
  if (!verified || !person?.active || !maySignInHere(person, environment)) return null;
  if (!mayWorkFrom(address, person, environment)) return null;
  const used = { usedAt: now(), provedAt: now(), createdAt: now(), expiresAt: now() };
  return db.transaction(async (tx) => {
    // The challenge is stored with its first use: a second one conflicts.
    const stored = await tx
      .insert(proofs)
      .values({ staffId: person.id, purpose: 'sign-in', challenge, method: 'passkey', passkeyId: passkey.id, assertion, ...used })
      .onConflictDoNothing({ target: proofs.challenge })
      .returning({ id: proofs.id });
    return stored.length > 0 && (await noteUse(tx, passkey, verified, now())) ? person : null;
  });
}

/** The challenge an answer says it signed; whether it is ours and was signed is checked with it. */
function challengeIn({ clientDataJSON }: Assertion): Buffer {
  try {
    const data: unknown = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString('utf8'));
    const challenge = typeof data === 'object' && data !== null && 'challenge' in data ? data.challenge : '';
    return Buffer.from(typeof challenge === 'string' ? challenge : '', 'base64url');
  } catch {
    return Buffer.alloc(0);
  }
}
