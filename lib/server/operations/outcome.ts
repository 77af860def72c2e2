import 'server-only';
import { type Problem, ProblemError } from '@/lib/contracts/problem/problem';
import { wasNotSent } from '@/lib/domain/was-not-sent';
import { hidePersonalText } from '@/lib/server/privacy/hide-personal-text';

/**
 * Whether a failed creation may have taken effect all the same (interface: HTTP status handling): a lost or late answer, any 424,
 * any 5xx, and a success nobody could read. Every other refusal says that nothing was done; the service's 401 travels as 502.
 */
export function mayHaveTakenEffect({ statusCode, errorCode }: Problem): boolean {
  return !wasNotSent(errorCode) && (statusCode === 0 || statusCode === 424 || statusCode >= 500);
}

/** The problem of a call. Throws on what is none: a fault of ours must not pass for an answer of the service. */
export function problemIn(error: unknown): Problem {
  if (error instanceof ProblemError) return error.problem;
  throw error;
}

/** A problem as it may be kept: texts of the service may name people. */
export function storableProblem(problem: Problem): Problem {
  return {
    ...problem,
    message: problem.message === null ? null : hidePersonalText(problem.message),
    details: problem.details.map(({ field, reason }) => ({ field, reason: hidePersonalText(reason) })),
  };
}
