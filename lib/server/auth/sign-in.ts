import 'server-only';
import { randomInt, randomUUID } from 'node:crypto';
import { and, eq, gt } from 'drizzle-orm';
import { raiseAlert } from '@/lib/server/alerts/raise-alert';
import type { Database } from '@/lib/server/database/database';
import { sessions, staff } from '@/lib/server/database/schema/schema';
import { authSecretsOf } from '@/lib/server/environment/auth-secrets';
import { networkOf } from '@/lib/server/http/client-address/network-of';
import { hashPassword, passwordMatches } from '@/lib/server/passwords/password';
import { retryAfterCrowdedSeconds, tryPassword } from '@/lib/server/passwords/try-password';
import { stageAfterPassword } from '@/lib/server/second-factor/stage';
import type { Services } from '@/lib/server/services';
import { mayWorkFrom } from '@/lib/server/sessions/may-work-from';
import { isBreakGlass, maySignInHere } from '@/lib/server/sso/local-sign-in';
import { countRefusal } from '@/lib/server/throttle/count-refusal';
import { accountHash } from '@/lib/server/throttle/failure-keys';
import {
  type DeviceCookieSettings,
  deviceCookie,
  hasSamePassword,
  type KnownDevice,
  knownDevice,
} from '@/lib/server/throttle/known-device';
import { beginSession, type SignInOrigin } from './begin-session';

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

export type SignIn =
  | {
      readonly kind: 'signed-in';
      readonly staffId: string;
      readonly token: string;
      /** The cookie by which this browser is recognised next time. */
      readonly deviceCookie: string;
    }
  | { readonly kind: 'refused' }
  | { readonly kind: 'wait'; readonly seconds: number };

/** Days after a sign-in during which its network counts as known. */
const knownNetworkDays = 30;

/** Checked when no account has the name, so that a wrong name takes as long as a wrong password. */
let decoy: Promise<string> | undefined;

/**
 * Checks name and password. Unknown, inactive, wrong and elsewhere than the role works get the same answer in the same time. Repeated failures delay their source, never
 * the browser or network the account is normally used from; a flood is delayed before anything is checked.
 */
export async function signIn(given: Credentials, from: SignInOrigin, services: Services): Promise<SignIn> {
  const device = knownDevice(from.cookies, given.email, cookieSettings(services));
  const slots = device === null ? services.passwordSlots.strangers : services.passwordSlots.known;
  const turn = await slots(() => look(given, from, device, services));
  // Spread over time, so that they do not return as a flood.
  return turn.hadTurn ? turn.value : { kind: 'wait', seconds: retryAfterCrowdedSeconds + randomInt(5) };
}

async function look(given: Credentials, from: SignInOrigin, device: KnownDevice | null, services: Services): Promise<SignIn> {
  const { db, now } = services;
  const { address } = from;
  const at = cookieSettings(services);
  const [found] = await db.select().from(staff).where(eq(staff.email, given.email.trim().toLowerCase()));
  // Before a first password is chosen, no password matches.
  const ownHash = found?.passwordHash ?? null;
  const known = ownHash !== null && device !== null && hasSamePassword(device, ownHash, at) ? device : null;
  const isKnownSource = (await isUsedFrom(db, found?.id ?? null, address, now())) || known !== null;
  decoy ??= hashPassword(randomUUID());
  const passwordHash = ownHash ?? (await decoy);
  const mayEnter =
    found?.active === true &&
    ownHash !== null &&
    maySignInHere(found, services.environment) &&
    mayWorkFrom(address, found, services.environment);
  const isRight = async () => (await passwordMatches(passwordHash, given.password)) && mayEnter;
  const source = { address, device: known?.id ?? null, isKnownSource };
  const tried = await tryPassword({ email: given.email, staffId: found?.id ?? null, source }, isRight, services);
  if (typeof tried === 'object') return { kind: 'wait', seconds: tried.waitSeconds };
  if (tried === 'wrong' || !found) {
    const facts = { account: accountHash(given.email, services.environment).toString('hex').slice(0, 16) };
    const event = { actorId: found?.id ?? null, action: 'session.refused', result: 'refused', address, facts } as const;
    await countRefusal(db, event, null, now());
    return { kind: 'refused' };
  }
  if (isBreakGlass(found, services.environment))
    await raiseAlert(services, { kind: 'break-glass-used', staffId: found.id, address, facts: {} });
  const stage = await stageAfterPassword(found, services);
  const token = await beginSession(found, from, { knownDevice: known !== null, stage }, services);
  return { kind: 'signed-in', staffId: found.id, token, deviceCookie: deviceCookie({ email: found.email, passwordHash }, known, at) };
}

/** Whether the account was signed in to from this network lately. Also run for unknown names, so that they take as long. */
async function isUsedFrom(db: Database, staffId: string | null, address: string | null, now: Date): Promise<boolean> {
  const network = networkOf(address);
  if (network === null) return false;
  const rows = await db
    .selectDistinct({ address: sessions.address })
    .from(sessions)
    .where(and(eq(sessions.staffId, staffId ?? nobody), gt(sessions.createdAt, new Date(now.getTime() - knownNetworkDays * 86_400_000))));
  return rows.some((row) => networkOf(row.address) === network);
}

const nobody = '00000000-0000-0000-0000-000000000000';

function cookieSettings({ environment, now }: Services): DeviceCookieSettings {
  return { secrets: authSecretsOf(environment), secure: environment.appUrl.startsWith('https:'), now: now() };
}
