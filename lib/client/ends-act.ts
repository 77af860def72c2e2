import type { Problem } from '@/lib/contracts/problem';

/**
 * Whether a problem ends an act of money, so that what is sent next is another one under another key: only the service's own
 * refusal does. What our door says, `SVB…`, decides nothing about what may have been sent under the key before: a sign-in that
 * ran out, a key that holds another act, one still in progress. A lost answer decides nothing either.
 */
export function endsAct({ statusCode, errorCode }: Problem): boolean {
  if (errorCode === 'SVA100') return true;
  return statusCode >= 400 && statusCode < 500 && !errorCode?.startsWith('SVB');
}
