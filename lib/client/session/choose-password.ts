import * as ownCodes from '@/lib/contracts/problem/own-codes';
import { type Problem, ProblemError, parseProblem, problem } from '@/lib/contracts/problem/problem';

/** Sends the password chosen by a link's owner, in the body only. Returns why it was refused, or null. */
export async function choosePassword(given: { readonly token: string; readonly password: string }): Promise<Problem | null> {
  try {
    const answer = await fetch('/api/password-links', {
      method: 'POST',
      headers: { 'x-balcao': '1', 'content-type': 'application/json' },
      body: JSON.stringify(given),
      cache: 'no-store',
      credentials: 'same-origin',
    });
    return answer.ok ? null : parseProblem(answer.status, await answer.json().catch(() => undefined));
  } catch (error) {
    return error instanceof ProblemError ? error.problem : problem({ statusCode: 0, errorCode: ownCodes.unreachable }).problem;
  }
}
