import type { Problem } from '@/lib/contracts/problem/problem';
import { wasNotSent } from './was-not-sent';

/**
 * Whether a failed call may have taken effect (interface: HTTP status handling): a lost or late answer, any 424, any 5xx, and a success
 * that could not be parsed. Every other refusal means nothing was done. The service's 401 arrives here as 502.
 */
export function mayHaveTakenEffect({ statusCode, errorCode }: Problem): boolean {
  return !wasNotSent(errorCode) && (statusCode === 0 || statusCode === 424 || statusCode >= 500);
}
