import type { Problem } from '@/lib/contracts/problem/problem';
import { wasNotSent } from './was-not-sent';

/**
 * Whether a problem ends an act of money, so that what is sent next is another one under another key: only the service's own
 * refusal does, and what came before anything was sent. What else our door says, `SVB…`, decides nothing about what may have been sent under the key before: a sign-in that
 * ran out, a key that holds another act, one still in progress. A lost answer decides nothing either.
 */
export function isFinalRefusal({ statusCode, errorCode }: Pick<Problem, 'statusCode' | 'errorCode'>): boolean {
  if (wasNotSent(errorCode)) return true;
  return statusCode >= 400 && statusCode < 500 && !errorCode?.startsWith('SVB');
}
