import { type CardProblemCode, cardProblems } from './card-problem-codes';
import { type ProblemCode, problemCodes } from './problem-codes';
import type { ProblemRule } from './problem-rule';

/** The rule of a status whose code is unknown or absent (interface: HTTP status handling). */
export const problemClasses = {
  http400: { owner: 'you', recommendedAction: 'fix', retry: 'after-change' },
  http401: { owner: 'us', recommendedAction: 'ask', retry: 'after-change' },
  http403: { owner: 'us', recommendedAction: 'ask', retry: 'after-change' },
  http404: { owner: 'you', recommendedAction: 'check', retry: 'after-change' },
  http409: { owner: 'you', recommendedAction: 'check', retry: 'after-reading' },
  http410: { owner: 'you', recommendedAction: 'check', retry: 'never' },
  http422: { owner: 'you', recommendedAction: 'fix', retry: 'after-change' },
  http424: { owner: 'service', recommendedAction: 'check', retry: 'after-reading' },
  http429: { owner: 'you', recommendedAction: 'wait', retry: 'after-waiting' },
  http500: { owner: 'service', recommendedAction: 'check', retry: 'after-reading' },
  http503: { owner: 'service', recommendedAction: 'wait', retry: 'after-reading' },
  http4xx: { owner: 'us', recommendedAction: 'ask', retry: 'never' },
  http5xx: { owner: 'service', recommendedAction: 'check', retry: 'after-reading' },
  /** No status: the network failed, and the operation may have been applied. */
  httpUnknown: { owner: 'you', recommendedAction: 'check', retry: 'after-reading' },
} as const satisfies Record<string, Omit<ProblemRule, 'http'>>;

export type ProblemClass = keyof typeof problemClasses;

/** A rule with the key of its texts in `problems` of the messages. */
export interface NamedProblemRule extends ProblemRule {
  key: ProblemCode | CardProblemCode | ProblemClass;
}

const rules = { ...problemCodes, ...cardProblems };

/** The rule of a code; for an unknown code the rule of its HTTP class, so that every problem has a text. */
export function problemRule(code: string | null | undefined, status: number): NamedProblemRule {
  return code && hasRule(code) ? { key: code, ...rules[code] } : httpClassRule(status);
}

function hasRule(code: string): code is keyof typeof rules {
  return Object.hasOwn(rules, code);
}

/** The rule of an HTTP status; 0 stands for a call without an answer. */
export function httpClassRule(status: number): NamedProblemRule & { key: ProblemClass } {
  const key = problemClass(status);
  return { key, http: status, ...problemClasses[key] };
}

function problemClass(status: number): ProblemClass {
  const exact = `http${status}`;
  if (isProblemClass(exact)) return exact;
  if (status >= 400 && status < 500) return 'http4xx';
  return status >= 500 && status < 600 ? 'http5xx' : 'httpUnknown';
}

function isProblemClass(key: string): key is ProblemClass {
  return Object.hasOwn(problemClasses, key);
}
