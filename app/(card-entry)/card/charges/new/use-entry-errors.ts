'use client';

import { useTranslations } from 'use-intl';
import { useFieldErrors } from '@/components/operation/use-field-errors';
import type { Problem } from '@/lib/contracts/problem/problem';
import type { EntryDraft, EntryFaults } from './read-entry';

const shows: Readonly<Record<string, keyof EntryDraft>> = {
  amount: 'amount',
  description: 'description',
  name: 'name',
  identity: 'document',
  email: 'email',
  endDate: 'endDate',
};

const namedFields = ['amount', 'description', 'name', 'document', 'email', 'endDate'] as const;

/** What is said at each field of a card charge besides the card. */
export function useEntryErrors({ draft, faults, problem }: { draft: EntryDraft; faults: EntryFaults; problem: Problem | null }) {
  const t = useTranslations('cardEntry.faults');
  const words = Object.fromEntries(namedFields.map((field) => [field, faults[field] ? t(field) : null]));
  return useFieldErrors<keyof EntryDraft>({ values: draft, faults: words, problem, shows });
}

export type EntryErrors = ReturnType<typeof useEntryErrors>;
