'use client';

import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import type { PayoutLimits } from '@/components/payout/payout-limits';
import type { Problem } from '@/lib/contracts/problem/problem';
import { formatReais } from '@/lib/format/money-text';
import type { PayoutDraft, PayoutFaults } from './read-payout';

/** `target` is whom it pays: a key, a code, an account. */
type Field = keyof PayoutDraft | 'target';

export type PayoutErrors = Partial<Record<Field, string>> & { insist: boolean; referenceTaken: boolean };

const codes = {
  SVS600: 'amount',
  SVS601: 'amount',
  SVS602: 'amount',
  SVS603: 'amount',
  SVS604: 'amount',
  SVC202: 'amount',
  SVC602: 'amount',
  SVC603: 'amount',
  SVG423: 'amount',
  SVC210: 'reference',
  SVK200: 'target',
  SVK201: 'target',
  SVK300: 'target',
  SVK301: 'target',
  SVK310: 'target',
  SVK600: 'target',
  SVK601: 'target',
  SVC201: 'target',
  SVC300: 'target',
  SVC600: 'target',
} as const satisfies Record<string, Field>;

/** The service's names of the fields. */
const fieldOf: Readonly<Record<string, Field>> = {
  amount: 'amount',
  description: 'description',
  clientReference: 'reference',
  virtualAccount: 'virtualAccount',
  pixKey: 'target',
  qrCode: 'target',
  receiverAccountNumber: 'target',
};

type Values = Readonly<Record<Field, string>>;
type Given = { values: Values; faults: PayoutFaults; targetFault: string | null; means: PayoutLimits; problem: Problem | null };

/** What is said at each field: our rules once sending was tried, and the service's objection until the field is changed. */
export function usePayoutErrors({ values, faults, targetFault, means, problem }: Given) {
  const t = useTranslations('payout.faults');
  const tProblem = useTranslations('problems');
  const locale = useLocale();
  const [sent, setSent] = useState<Values | null>(null);
  const refused = Object.fromEntries(
    objections(problem).flatMap(({ code, field, reason }) => {
      if (sent === null || sent[field] !== values[field]) return [];
      return [[field, code ? tProblem(`${code}.title`) : t('service', { reason })]];
    }),
  );
  const amount =
    faults.amount === 'below'
      ? t('below', { min: formatReais(means.min, locale) })
      : faults.amount === 'above' && means.max
        ? t('above', { max: formatReais(means.max, locale) })
        : undefined;
  const errors: PayoutErrors = {
    ...refused,
    ...(amount && { amount }),
    ...(sent !== null && faults.reference && { reference: t('reference') }),
    ...(sent !== null && targetFault && { target: targetFault }),
    insist: sent !== null,
    referenceTaken: refused.reference !== undefined && problem?.errorCode === 'SVC210',
  };
  return { errors, tried: () => setSent(values) };
}

function objections(problem: Problem | null): { code: keyof typeof codes | null; field: Field; reason: string }[] {
  const code = Object.keys(codes).find((known): known is keyof typeof codes => known === problem?.errorCode);
  const details = problem?.details.flatMap(({ field, reason }) => {
    const known = fieldOf[field];
    return known ? [{ code: null, field: known, reason }] : [];
  });
  return [...(details ?? []), ...(code ? [{ code, field: codes[code], reason: '' }] : [])];
}
