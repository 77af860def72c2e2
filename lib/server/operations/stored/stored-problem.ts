import 'server-only';
import { type Problem, ProblemError } from '@/lib/contracts/problem/problem';
import { hidePersonalText } from '@/lib/server/privacy/hide-personal-text';

/** The problem of a failed call. Rethrows anything else: our own error must not pass for an answer of the service. */
export function problemIn(error: unknown): Problem {
  if (error instanceof ProblemError) return error.problem;
  throw error;
}

/** A problem without its texts, since the service's texts may contain names. */
export function storableProblem(problem: Problem): Problem {
  return {
    ...problem,
    message: problem.message === null ? null : hidePersonalText(problem.message),
    details: problem.details.map(({ field, reason }) => ({ field, reason: hidePersonalText(reason) })),
  };
}
