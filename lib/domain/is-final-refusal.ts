import * as ownCodes from '@/lib/contracts/problem/own-codes';
import type { Problem } from '@/lib/contracts/problem/problem';
import { wasNotSent } from './was-not-sent';

/**
 * Whether a problem ends a money operation, so that the next request needs a new key: only the service's own refusal, or a failure before
 * anything was sent, or a request that waits for other people and is theirs from now on. Our other own codes (`SVB…`) say nothing about what was sent under the key before: an expired session, a key with another
 * request, an operation in progress. A lost answer decides nothing either.
 */
export function isFinalRefusal({ statusCode, errorCode }: Pick<Problem, 'statusCode' | 'errorCode'>): boolean {
  if (wasNotSent(errorCode) || errorCode === ownCodes.awaitingApproval) return true;
  return statusCode >= 400 && statusCode < 500 && !errorCode?.startsWith('SVB');
}
