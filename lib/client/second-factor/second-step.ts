import type { Assertion, RequestOptions } from '@/lib/contracts/office/second-factor/passkey.shape';
import * as ownCodes from '@/lib/contracts/problem/own-codes';
import { type Problem, ProblemError, parseProblem, problem } from '@/lib/contracts/problem/problem';
import { signWithPasskey } from './passkey';

/** What became of a step of a sign-in: done, not signed by the device, or refused. */
export type StepOutcome = { readonly kind: 'done' | 'unsigned' } | { readonly kind: 'refused'; readonly problem: Problem };

type Code = { readonly timeCode: string } | { readonly recoveryCode: string };

/** Finishes a sign-in with a typed code. */
export function finishWithCode(code: Code): Promise<StepOutcome> {
  return outcomeOf(async () => {
    await post('proof', code);
    return 'done';
  });
}

/** Finishes a sign-in with a passkey. */
export function finishWithPasskey(): Promise<StepOutcome> {
  return outcomeOf(async () => {
    const { id, options } = await post<{ id: string; options: RequestOptions }>('options');
    return signed(options, (assertion) => post('proof', { id, assertion }));
  });
}

/** Signs in by a passkey alone. */
export function signInWithPasskey(): Promise<StepOutcome> {
  return outcomeOf(async () => {
    const { options } = await post<{ options: RequestOptions }>('passkey-options');
    return signed(options, (assertion) => post('passkey', { assertion }));
  });
}

/** Puts an enrolment off. */
export function putEnrolmentOff(): Promise<StepOutcome> {
  return outcomeOf(async () => {
    await post('later');
    return 'done';
  });
}

async function signed(options: RequestOptions, send: (assertion: Assertion) => Promise<unknown>): Promise<'done' | 'unsigned'> {
  const assertion = await signWithPasskey(options);
  if (!assertion) return 'unsigned';
  await send(assertion);
  return 'done';
}

async function outcomeOf(run: () => Promise<'done' | 'unsigned'>): Promise<StepOutcome> {
  try {
    return { kind: await run() };
  } catch (error) {
    return {
      kind: 'refused',
      problem: error instanceof ProblemError ? error.problem : problem({ statusCode: 0, errorCode: ownCodes.unreachable }).problem,
    };
  }
}

async function post<Answer = unknown>(step: string, body: unknown = {}): Promise<Answer> {
  const answer = await fetch(`/api/second-factor/${step}`, {
    method: 'POST',
    headers: { 'x-balcao': '1', 'content-type': 'application/json' },
    body: JSON.stringify(body),
    cache: 'no-store',
    credentials: 'same-origin',
  });
  const json: unknown = await answer.json().catch(() => undefined);
  if (!answer.ok) throw new ProblemError(parseProblem(answer.status, json));
  // Our own route answers its steps so.
  return json as Answer;
}
