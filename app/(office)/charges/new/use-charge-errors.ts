'use client';

import { useLocale, useTranslations } from 'use-intl';
import type { ChargeDraft } from '@/components/charge/charge-draft';
import { useFieldErrors } from '@/components/operation/form/use-field-errors';
import type { Problem } from '@/lib/contracts/problem/problem';
import { formatReais } from '@/lib/format/money/money-text';
import { type ChargeFieldErrors, type Limits, refusedSigns } from './read-charge';

const shows: Readonly<Record<string, keyof ChargeDraft>> = {
  amount: 'amount',
  generatedName: 'name',
  generatedDocument: 'document',
  generatedEmail: 'email',
  expiresIn: 'customTime',
  clientReference: 'reference',
  virtualAccount: 'virtualAccount',
};

type Given = { draft: ChargeDraft; fieldErrors: ChargeFieldErrors; limits: Limits; problem: Problem | null };

/** The error of each field of the charge form. */
export function useChargeErrors({ draft, fieldErrors, limits: { min, max }, problem }: Given) {
  const t = useTranslations('chargeForm.errors');
  const locale = useLocale();
  const signs = refusedSigns(draft.name).map((sign) => `“${sign}”`);
  const amount = {
    unread: null,
    below: t('below', { min: formatReais(min, locale) }),
    above: max && t('above', { max: formatReais(max, locale) }),
  };
  return useFieldErrors({
    values: draft,
    fieldErrors: {
      amount: fieldErrors.amount && amount[fieldErrors.amount],
      name: fieldErrors.name && (fieldErrors.name === 'signs' ? t('signs', { signs: signs.join(' ') }) : t('start')),
      document: fieldErrors.document && t('document'),
      email: fieldErrors.email && t('email'),
      customTime: fieldErrors.customTime && t(fieldErrors.customTime === 'number' ? 'time' : 'timeTooLong'),
      reference: fieldErrors.reference && t('reference'),
    },
    problem,
    shows,
  });
}

export type ChargeErrors = ReturnType<typeof useChargeErrors>;
