'use client';

import { useLocale, useTranslations } from 'use-intl';
import type { ChargeDraft } from '@/components/charge/charge-draft';
import { useFieldErrors } from '@/components/operation/use-field-errors';
import type { Problem } from '@/lib/contracts/problem/problem';
import { formatReais } from '@/lib/format/money-text';
import { type ChargeFaults, type Limits, refusedSigns } from './read-charge';

const shows: Readonly<Record<string, keyof ChargeDraft>> = {
  amount: 'amount',
  generatedName: 'name',
  generatedDocument: 'document',
  generatedEmail: 'email',
  expiresIn: 'customTime',
  clientReference: 'reference',
  virtualAccount: 'virtualAccount',
};

type Given = { draft: ChargeDraft; faults: ChargeFaults; limits: Limits; problem: Problem | null };

/** What is said at each field of a charge. */
export function useChargeErrors({ draft, faults, limits: { min, max }, problem }: Given) {
  const t = useTranslations('chargeForm.faults');
  const locale = useLocale();
  const signs = refusedSigns(draft.name).map((sign) => `“${sign}”`);
  const amount = {
    unread: null,
    below: t('below', { min: formatReais(min, locale) }),
    above: max && t('above', { max: formatReais(max, locale) }),
  };
  return useFieldErrors({
    values: draft,
    faults: {
      amount: faults.amount && amount[faults.amount],
      name: faults.name && (faults.name === 'signs' ? t('signs', { signs: signs.join(' ') }) : t('start')),
      document: faults.document && t('document'),
      email: faults.email && t('email'),
      customTime: faults.customTime && t(faults.customTime === 'number' ? 'time' : 'timeTooLong'),
      reference: faults.reference && t('reference'),
    },
    problem,
    shows,
  });
}

export type ChargeErrors = ReturnType<typeof useChargeErrors>;
