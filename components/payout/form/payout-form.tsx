'use client';

import type { ReactNode } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { OperationForm } from '@/components/operation/operation-form';
import type { OnCreated } from '@/components/operation/use-redirect-after-create';
import { Available } from '@/components/payout/available';
import type { PayoutLimits } from '@/components/payout/payout-limits';
import type { CallInput } from '@/lib/client/call/call';
import type { Reais } from '@/lib/format/money';
import { formatReais } from '@/lib/format/money-text';
import { PayoutErrorActions } from './payout-error-actions';
import { PayoutFields } from './payout-fields';
import { PayoutSummary } from './payout-summary';
import type { PayoutErrors } from './use-payout-errors';
import type { PayoutKind, usePayoutForm } from './use-payout-form';

type PayoutFormProps<N extends PayoutKind> = {
  form: ReturnType<typeof usePayoutForm<N>>;
  words: 'withdrawalForm' | 'qrPaymentForm' | 'transferForm';
  listHref: '/withdrawals' | '/transfers';
  means: PayoutLimits;
  amount: Reais | null;
  input: CallInput<N> | null;
  errors: PayoutErrors;
  onTry: () => void;
  onCreated: OnCreated;
  onLookUp?: () => void;
  longestDescription: number;
  /** The amount is not asked for: a code says it. */
  fixed?: boolean;
  free?: boolean;
  /** Whom it pays, once that is known; and the fields that find it out. */
  who: string | null;
  payee: ReactNode;
};

/** A form of money out around the fields of its payee. */
export function PayoutForm<N extends PayoutKind>(props: PayoutFormProps<N>) {
  const { form, words, listHref, means, amount, input, errors, onTry, onCreated, onLookUp, longestDescription, fixed, free, who, payee } =
    props;
  const t = useTranslations(words);
  const locale = useLocale();
  const said = amount === null ? null : formatReais(amount, locale);
  return (
    <OperationForm
      operation={form.operation}
      input={input}
      act={said ? t('submit', { amount: said }) : t('submitEmpty')}
      again={said ? t('again', { amount: said }) : t('submitEmpty')}
      listHref={listHref}
      existingHref={(id) => `${listHref}/${id}`}
      onTry={onTry}
      onDone={(id, forget) => {
        form.clear();
        onCreated(id, forget);
      }}
      wayOut={(problem) => <PayoutErrorActions problem={problem} means={means} onAmount={form.setAmount} onLookUp={onLookUp} />}
      fields={
        <>
          {payee}
          <PayoutFields
            draft={form.draft}
            onChange={form.change}
            errors={errors}
            onRenewReference={form.renewReference}
            longestDescription={longestDescription}
            fixed={fixed}
            belowAmount={<Available means={means} onAll={form.setAmount} />}
          />
        </>
      }
      aside={<PayoutSummary amount={amount} who={who} means={means} free={free} />}
    />
  );
}
