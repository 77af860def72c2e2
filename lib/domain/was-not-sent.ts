import * as ownCodes from '@/lib/contracts/problem/own-codes';

const neverSent: ReadonlySet<string> = new Set([
  'SVA100',
  ownCodes.cardNotSetUp,
  ownCodes.certificateExpired,
  ownCodes.certificateUnusable,
  ownCodes.certificateRefused,
  ownCodes.serviceNotTrusted,
  ownCodes.cardCredentialsRefused,
]);

/** Whether a failure comes before anything is sent, whatever its status: a refused token, or a connection to the card interface that never came to be. */
export function wasNotSent(errorCode: string | null): boolean {
  return neverSent.has(errorCode ?? '');
}
