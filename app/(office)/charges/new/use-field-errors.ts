'use client';

import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import type { Problem } from '@/lib/contracts/problem/problem';
import { formatReais } from '@/lib/format/money-text';
import { type ChargeDraft, type ChargeFaults, type Limits, refusedSigns } from './read-charge';

export type FieldErrors = Partial<Record<keyof ChargeDraft, string>> & {
  /** Say at once what is wrong with the amount. */
  insist: boolean;
  referenceTaken: boolean;
  documentNeeded: boolean;
};

/** The service's names of the fields (interface: POST /pix), and the fields some codes are about. */
const fieldOf: Readonly<Record<string, keyof ChargeDraft>> = {
  amount: 'amount',
  generatedName: 'name',
  generatedDocument: 'document',
  generatedEmail: 'email',
  expiresIn: 'customTime',
  clientReference: 'reference',
  virtualAccount: 'virtualAccount',
  SVD600: 'amount',
  SVD601: 'amount',
  SVD602: 'document',
  SVC210: 'reference',
};

type Given = { draft: ChargeDraft; faults: ChargeFaults; limits: Limits; problem: Problem | null };

/** What is said at each field: our rules once it was left or sent, and the service's objection until the field is changed. */
export function useFieldErrors({ draft, faults, limits, problem }: Given) {
  const t = useTranslations('chargeForm.faults');
  const locale = useLocale();
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [sent, setSent] = useState<ChargeDraft | null>(null);

  const refused = Object.fromEntries(
    (problem === null ? [] : objections(problem)).flatMap(({ key, reason }) => {
      const field = fieldOf[key];
      if (!field || sent === null || sent[field] !== draft[field]) return [];
      const words = codes.find((code) => code === key);
      return [[field, words ? t(words) : t('service', { reason })]];
    }),
  );
  const own: Partial<Record<keyof ChargeDraft, string>> = {
    amount:
      faults.amount === 'below'
        ? t('below', { min: formatReais(limits.min, locale) })
        : faults.amount === 'above' && limits.max !== null
          ? t('above', { max: formatReais(limits.max, locale) })
          : undefined,
    name:
      faults.name === 'signs'
        ? t('signs', {
            signs: refusedSigns(draft.name)
              .map((sign) => `“${sign}”`)
              .join(' '),
          })
        : faults.name === 'start'
          ? t('start')
          : undefined,
    document: faults.document && t('document'),
    email: faults.email && t('email'),
    customTime: faults.customTime && t(faults.customTime === 'number' ? 'time' : 'timeTooLong'),
    reference: faults.reference && t('reference'),
  };
  const shown = Object.entries(own).filter(([field]) => field === 'amount' || left.has(field) || sent !== null);
  const errors: FieldErrors = {
    ...refused,
    ...Object.fromEntries(shown.filter(([, text]) => text !== undefined)),
    insist: sent !== null,
    documentNeeded: problem?.errorCode === 'SVD602',
    referenceTaken: refused.reference !== undefined && problem?.errorCode === 'SVC210',
  };
  return {
    errors,
    leaveField: (field: keyof ChargeDraft) => setLeft(new Set([...left, field])),
    /** Sending was tried with these values. */
    tried: () => setSent(draft),
  };
}

const codes = ['SVD600', 'SVD601', 'SVD602', 'SVC210'] as const;

function objections({ errorCode, details }: Problem): { key: string; reason: string }[] {
  return [...(errorCode ? [{ key: errorCode, reason: '' }] : []), ...details.map(({ field, reason }) => ({ key: field, reason }))];
}
