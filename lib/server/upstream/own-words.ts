import 'server-only';
import type { Problem } from '@/lib/contracts/problem/problem';
import { problemRule } from '@/lib/contracts/problem/problem-class';
import { hidePersonalText } from '@/lib/server/privacy/hide-personal-text';

/**
 * A problem as it may be shown and stored: our text for its code. The service's message is dropped, unless the code leaves it to the
 * service to say what is wrong; the fields it names are always passed on.
 */
export function inOwnWords(problem: Problem): Problem {
  const { words } = problemRule(problem.errorCode, problem.statusCode);
  const message = words === 'service' && problem.message !== null ? hidePersonalText(problem.message) : null;
  return { ...problem, message };
}
