import 'server-only';
import { eq } from 'drizzle-orm';
import * as ownCodes from '@/lib/contracts/problem/own-codes';
import { problem } from '@/lib/contracts/problem/problem';
import { staff } from '@/lib/server/database/schema/schema';
import type { Environment } from '@/lib/server/environment';
import type { Services } from '@/lib/server/services';
import type { Caller } from '@/lib/server/sessions/caller';

interface Person {
  readonly email: string;
  readonly ssoSubject: string | null;
}

/**
 * Whether somebody may sign in here, by password or passkey, and not at the provider. Whoever is bound to it may not: leaving the company would leave a
 * door open. Where people for emergencies are named, nobody else may either.
 */
export function maySignInHere({ email, ssoSubject }: Person, { sso }: Pick<Environment, 'sso'>): boolean {
  if (sso === null) return true;
  return ssoSubject === null && (sso.breakGlass.length === 0 || sso.breakGlass.includes(email));
}

/** Whether somebody who is signed in has a password here, and not at the provider. */
export async function callerSignsInHere({ staffId }: Pick<Caller, 'staffId'>, { db, environment }: Services): Promise<boolean> {
  if (environment.sso === null) return true;
  const [person] = await db.select({ email: staff.email, ssoSubject: staff.ssoSubject }).from(staff).where(eq(staff.id, staffId));
  return person !== undefined && maySignInHere(person, environment);
}

/** Whether a sign-in here is one for emergencies, which all administrators are told about. */
export function isBreakGlass({ email }: Pick<Person, 'email'>, { sso }: Pick<Environment, 'sso'>): boolean {
  return sso?.breakGlass.includes(email) ?? false;
}

/** Throws SVB409 for somebody who signs in at the provider: a password would open nothing. */
export function requireSignInHere(person: Person, environment: Pick<Environment, 'sso'>): void {
  if (maySignInHere(person, environment)) return;
  throw problem({ statusCode: 409, errorCode: ownCodes.conflict, details: [{ field: 'email', reason: 'sso' }] });
}
