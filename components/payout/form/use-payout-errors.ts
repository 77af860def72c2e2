'use client';

import { useLocale, useTranslations } from 'use-intl';
import { useFieldErrors } from '@/components/operation/form/use-field-errors';
import { maxPayout, type PayoutLimits } from '@/components/payout/payout-limits';
import type { Problem } from '@/lib/contracts/problem/problem';
import { formatReais } from '@/lib/format/money/money-text';
import type { PayoutDraft, PayoutFieldErrors } from './read-payout';

/** `target` is the receiver: a key, a code, an account. */
type Field = keyof PayoutDraft | 'target';

const shows: Readonly<Record<string, Field>> = {
  amount: 'amount',
  description: 'description',
  clientReference: 'reference',
  virtualAccount: 'virtualAccount',
  payOn: 'payOn',
  payee: 'target',
  pixKey: 'target',
  qrCode: 'target',
  receiverAccountNumber: 'target',
};

type Given = {
  values: Readonly<Record<Field, string>>;
  fieldErrors: PayoutFieldErrors;
  targetError: string | null;
  /** The day a payment is planned for cannot be chosen. */
  dayError?: string | null;
  limits: PayoutLimits;
  problem: Problem | null;
};

/** The error of each field of a payout form. */
export function usePayoutErrors({ values, fieldErrors, targetError, dayError = null, limits, problem }: Given) {
  const t = useTranslations('payout.errors');
  const locale = useLocale();
  const { min, max, daily } = limits;
  const payable = maxPayout(limits);
  const words = {
    unread: null,
    below: t('below', { min: formatReais(min, locale) }),
    above: max && t('above', { max: formatReais(max, locale) }),
    short: payable ? t('short', { max: formatReais(payable, locale) }) : t('nothing'),
    day: daily && t('day', { left: formatReais(daily.left, locale) }),
  };
  return useFieldErrors({
    values,
    fieldErrors: {
      amount: fieldErrors.amount && words[fieldErrors.amount],
      reference: fieldErrors.reference && t('reference'),
      target: targetError,
      payOn: dayError,
    },
    problem,
    shows,
  });
}

export type PayoutErrors = ReturnType<typeof usePayoutErrors>;
