import 'server-only';
import { type Problem, ProblemError } from '@/lib/contracts/problem/problem';
import { hidePersonalText } from '@/lib/server/privacy/hide-personal-text';

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
