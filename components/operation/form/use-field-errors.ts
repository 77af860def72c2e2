'use client';

import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Problem } from '@/lib/contracts/problem/problem';
import { fieldsOfProblem } from './field-of-problem';

type Given<F extends string> = {
  /** The current value of each field. */
  values: Readonly<Record<F, string>>;
  /** The errors found by our own rules, as text. */
  fieldErrors: Readonly<Partial<Record<F, string | null>>>;
  problem: Problem | null;
  /** The form field that shows the errors of each body field. */
  shows: Readonly<Record<string, F>>;
};

export type FieldErrors<F extends string> = Readonly<Partial<Record<F, string>>>;

export interface Validation<F extends string> {
  readonly errors: FieldErrors<F>;
  /** A submit was tried: all errors are shown. */
  readonly submitted: boolean;
  /** The reference is in use: another one may be made. */
  readonly referenceTaken: boolean;
  readonly onLeave: (field: F) => void;
  readonly onTry: () => void;
}

/**
 * The error of each field of a form. Our own rules show once the field lost focus or a submit was tried (an amount's at once); the
 * service's refusals show until the field changes.
 */
export function useFieldErrors<F extends string>({ values, fieldErrors, problem, shows }: Given<F>): Validation<F> {
  const t = useTranslations('operation');
  const tProblem = useTranslations('problems');
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [sent, setSent] = useState<Readonly<Record<F, string>> | null>(null);
  const errors: Partial<Record<F, string>> = {};
  for (const { field: named, code, reason } of fieldsOfProblem(problem)) {
    const field = shows[named];
    if (!field || sent === null || sent[field] !== values[field]) continue;
    errors[field] = code ? tProblem(`${code}.title`) : t('refusedField', { reason });
  }
  const referenceTaken =
    problem?.errorCode === 'SVC210' && shows.clientReference !== undefined && errors[shows.clientReference] !== undefined;
  for (const field in fieldErrors) {
    const error = fieldErrors[field];
    if (error && (field === 'amount' || left.has(field) || sent !== null)) errors[field] = error;
  }
  return {
    errors,
    submitted: sent !== null,
    referenceTaken,
    onLeave: (field: F) => setLeft(new Set([...left, field])),
    onTry: () => setSent(values),
  };
}
