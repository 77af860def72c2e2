import type { Problem } from '@/lib/contracts/problem/problem';
import { wasNotSent } from './was-not-sent';

/**
 * Whether a failed creation may have taken effect all the same (interface: HTTP status handling): a lost or late answer, any 424,
 * any 5xx, and a success nobody could read. Every other refusal says that nothing was done; the service's 401 travels as 502.
 */
export function mayHaveTakenEffect({ statusCode, errorCode }: Problem): boolean {
  return !wasNotSent(errorCode) && (statusCode === 0 || statusCode === 424 || statusCode >= 500);
}
