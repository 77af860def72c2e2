import * as ownCodes from '@/lib/contracts/problem/own-codes';

const notSentCodes: ReadonlySet<string> = new Set([
  'SVA100',
  ownCodes.cardNotSetUp,
  ownCodes.certificateExpired,
  ownCodes.certificateUnusable,
  ownCodes.certificateRefused,
  ownCodes.serviceNotTrusted,
  ownCodes.cardCredentialsRefused,
  ownCodes.proxyRefused,
]);

/**
 * Whether the failure happened before anything was sent, whatever its status: a refused token, a connection to the card interface that
 * failed to open, or a proxy that let nothing through.
 */
export function wasNotSent(errorCode: string | null): boolean {
  return notSentCodes.has(errorCode ?? '');
}
