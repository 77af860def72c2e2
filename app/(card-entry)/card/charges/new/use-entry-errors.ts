'use client';

import { useTranslations } from 'use-intl';
import { useFieldErrors } from '@/components/operation/form/use-field-errors';
import type { Problem } from '@/lib/contracts/problem/problem';
import type { EntryDraft, EntryFieldErrors } from './read-entry';

const shows: Readonly<Record<string, keyof EntryDraft>> = {
  amount: 'amount',
  description: 'description',
  name: 'name',
  identity: 'document',
  email: 'email',
  endDate: 'endDate',
};

const namedFields = ['amount', 'description', 'name', 'document', 'email', 'endDate'] as const;

/** The error of each field of the card entry form, except those of the card itself. */
export function useEntryErrors({
  draft,
  fieldErrors,
  problem,
}: {
  draft: EntryDraft;
  fieldErrors: EntryFieldErrors;
  problem: Problem | null;
}) {
  const t = useTranslations('cardEntry.errors');
  const words = Object.fromEntries(namedFields.map((field) => [field, fieldErrors[field] ? t(field) : null]));
  return useFieldErrors<keyof EntryDraft>({ values: draft, fieldErrors: words, problem, shows });
}

export type EntryErrors = ReturnType<typeof useEntryErrors>;
