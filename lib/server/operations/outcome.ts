import 'server-only';
import { type Problem, ProblemError } from '@/lib/contracts/problem';

/**
 * Whether a failed creation may have taken effect all the same (interface: HTTP status handling): a lost or late answer, any 424,
 * any 5xx, and a success nobody could read. Every other refusal says that nothing was done.
 */
export function mayHaveHappened({ statusCode }: Problem): boolean {
  return statusCode === 0 || statusCode === 424 || statusCode >= 500;
}

/** Throws on what is no problem of the service: a fault of ours must not pass for an answer. */
export function problemIn(error: unknown): Problem {
  if (error instanceof ProblemError) return error.problem;
  throw error;
}

/** The service's 401 travels as 502; nothing was done then either. */
export function isRefusal(found: Problem): boolean {
  return found.errorCode === 'SVA100' || !mayHaveHappened(found);
}
