import * as ownCodes from '@/lib/contracts/problem/own-codes';
import type { Problem } from '@/lib/contracts/problem/problem';

/**
 * interface: HTTP status handling, "1, 2, 4, 8 seconds, four tries at most". Four waits are named, so four tries follow the first one: were that
 * one of the four, nothing would ever wait for 8 seconds.
 */
export const maxTries = 5;

/** An unreadable answer, a refused token, and a card connection that needs a change of settings: waiting changes none of them. */
const lasting: ReadonlySet<string> = new Set([
  'SVA100',
  ownCodes.unreadableAnswer,
  ownCodes.cardNotSetUp,
  ownCodes.certificateExpired,
  ownCodes.certificateUnusable,
  ownCodes.certificateRefused,
  ownCodes.serviceNotTrusted,
  ownCodes.cardCredentialsRefused,
]);

/**
 * The only rule for retrying a read, in the browser and in exports: 429, 424, 5xx and a lost connection, never another 4xx. Seconds until
 * the next attempt: what the service asked for, else 1, 2, 4, 8; null when there is none. `failures` counts from 0.
 */
export function secondsUntilRetry(failures: number, { statusCode, errorCode, retryAfterSeconds }: Problem): number | null {
  if (failures >= maxTries - 1 || lasting.has(errorCode ?? '')) return null;
  const passes = statusCode === 0 || statusCode === 429 || statusCode === 424 || statusCode >= 500;
  return passes ? (retryAfterSeconds ?? 2 ** failures) : null;
}
