import 'server-only';
import * as ownCodes from '@/lib/contracts/problem/own-codes';
import { problem } from '@/lib/contracts/problem/problem';
import { raiseAlert } from '@/lib/server/alerts/raise-alert';
import { passwordMatches } from '@/lib/server/passwords/password';
import type { Services } from '@/lib/server/services';
import { countFailure, forgetFailures, takeBack } from '@/lib/server/throttle/count-failure';
import { accountHash, failureKeys, type TrySource } from '@/lib/server/throttle/failure-keys';

export type PasswordTry = 'right' | 'wrong' | { readonly waitSeconds: number };

/** After this many wrong passwords the person is alerted. */
const alertThresholds = [10, 100, 1000];
/** The wait when too many passwords are being checked. */
export const retryAfterCrowdedSeconds = 5;

interface Tried {
  readonly email: string;
  /** Null when no account has the name. */
  readonly staffId: string | null;
  readonly source: TrySource;
}

/** The only place where a password is checked, so that all forms share one limit: counted first, then checked. */
export async function tryPassword(
  { email, staffId, source }: Tried,
  isRight: () => Promise<boolean>,
  services: Pick<Services, 'db' | 'now' | 'environment'>,
): Promise<PasswordTry> {
  const { db, now, environment } = services;
  const keys = failureKeys(accountHash(email, environment), source);
  const tried = await countFailure(db, keys, now());
  if ('waitSeconds' in tried) return tried;
  if (await isRight()) {
    await takeBack(db, tried, now());
    await forgetFailures(db, keys.place);
    return 'right';
  }
  if (staffId !== null && alertThresholds.includes(tried.accountFailures)) {
    const facts = { failures: String(tried.accountFailures) };
    await raiseAlert(services, { kind: 'password-failures', staffId, address: source.address, facts });
  }
  return 'wrong';
}

interface OwnPassword {
  readonly staffId: string;
  readonly email: string;
  readonly passwordHash: string;
  readonly typed: string;
  readonly address: string | null;
}

/**
 * Checks a signed-in person's own password, for forms that ask for it again. Wrong ones count together with those of the sign-in. Throws
 * SVB429 when they must wait.
 */
export async function isOwnPassword(
  { staffId, email, passwordHash, typed, address }: OwnPassword,
  services: Pick<Services, 'db' | 'now' | 'environment' | 'passwordSlots'>,
): Promise<boolean> {
  const source = { address, device: null, isKnownSource: true };
  const turn = await services.passwordSlots.known(() =>
    tryPassword({ email, staffId, source }, () => passwordMatches(passwordHash, typed), services),
  );
  if (!turn.hadTurn) throw mustWait(retryAfterCrowdedSeconds);
  if (typeof turn.value === 'object') throw mustWait(turn.value.waitSeconds);
  return turn.value === 'right';
}

function mustWait(retryAfterSeconds: number) {
  return problem({ statusCode: 429, errorCode: ownCodes.tooManyPasswords, retryAfterSeconds });
}
