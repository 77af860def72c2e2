'use client';

import type { ReactNode } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { useNotAllowed } from '@/components/account/use-not-allowed';
import { LoadErrorFallback } from '@/components/feedback/load-error-fallback';
import { Note } from '@/components/feedback/note';
import { OperationForm } from '@/components/operation/form/operation-form';
import { useRedirectAfterCreate } from '@/components/operation/form/use-redirect-after-create';
import { LaterInvoice } from '@/components/payment-invoice/later-invoice';
import { Available } from '@/components/payout/available';
import type { PayoutLimits } from '@/components/payout/payout-limits';
import { lazyPart } from '@/components/ui/loading/lazy-part';
import type { CallInput } from '@/lib/client/call/call';
import { formatDay } from '@/lib/format/date-text';
import type { Reais } from '@/lib/format/money/money';
import { formatReais } from '@/lib/format/money/money-text';
import { PayoutFields } from './payout-fields';
import { PayoutQuestion, type Receiver } from './payout-question';
import { PayoutSummary } from './payout-summary';
import type { PayoutErrors } from './use-payout-errors';
import type { PayoutKind, usePayoutForm } from './use-payout-form';

const PayoutErrorActions = lazyPart(() => import('./payout-error-actions').then((module) => module.PayoutErrorActions), LoadErrorFallback);

type PayoutFormProps<N extends PayoutKind> = {
  form: ReturnType<typeof usePayoutForm<N>>;
  words: 'withdrawalForm' | 'qrPaymentForm' | 'transferForm';
  listHref: '/withdrawals' | '/transfers';
  limits: PayoutLimits;
  amount: Reais | null;
  input: CallInput<N> | null;
  errors: PayoutErrors;
  /** Called after success: clears the fields that the draft does not hold. */
  onDone?: () => void;
  onLookUp?: () => void;
  longestDescription: number;
  /** The amount is not asked for: a code says it. */
  fixed?: boolean;
  free?: boolean;
  /** The field of the day it goes, and the later day that was chosen there. */
  day?: ReactNode;
  plannedFor?: string | null;
  /** The payee once known, the confirmation's text about it, and the fields that look it up. */
  who: string | null;
  receiver: Receiver;
  payee: ReactNode;
};

/** A form of money out around the fields of its payee. */
export function PayoutForm<N extends PayoutKind>(props: PayoutFormProps<N>) {
  const { form, words, listHref, limits, amount, errors, onLookUp, free, who, plannedFor = null } = props;
  const t = useTranslations(words);
  const tPlan = useTranslations('payout.plan');
  const locale = useLocale();
  const notAllowed = useNotAllowed(words === 'transferForm' ? 'transfer' : 'withdraw');
  const { made, onDone } = useRedirectAfterCreate(form.operation.finish);
  const amountText = amount === null ? null : formatReais(amount, locale);
  const day = plannedFor === null ? null : formatDay(plannedFor, locale);
  const submit =
    amountText === null ? t('submitEmpty') : day ? tPlan('submit', { amount: amountText, day }) : t('submit', { amount: amountText });
  const values = { amount: amountText ?? '', who: who ?? '' };
  if (made) {
    return (
      <Note tone="green" live>
        {t('made')}
      </Note>
    );
  }
  return (
    <OperationForm
      form={form.operation}
      input={props.input}
      send={submit}
      again={amountText ? t('again', { amount: amountText }) : t('submitEmpty')}
      leave={listHref}
      onTry={errors.onTry}
      notAllowed={notAllowed}
      onDone={(operation) => {
        form.clear();
        props.onDone?.();
        onDone(operation);
      }}
      errorActions={(problem) => <PayoutErrorActions problem={problem} limits={limits} onAmount={form.setAmount} onLookUp={onLookUp} />}
      fields={
        <>
          {notAllowed && <Note tone="amber">{notAllowed}</Note>}
          {props.payee}
          <PayoutFields
            draft={form.draft}
            onChange={form.change}
            errors={errors}
            onRenewReference={form.renewReference}
            longestDescription={props.longestDescription}
            fixed={props.fixed}
            belowAmount={<Available limits={limits} onAll={form.setAmount} />}
            day={props.day}
          />
          <LaterInvoice beforeSend={(run) => form.operation.beforeSend(run, 'invoice')} />
        </>
      }
      question={
        amountText &&
        amount && (
          <PayoutQuestion
            title={day ? tPlan('confirm', { ...values, day }) : t('confirm', values)}
            plannedFor={day}
            amount={amount}
            receiver={props.receiver}
            limits={limits}
            free={free}
          />
        )
      }
      aside={<PayoutSummary amount={amount} who={who} limits={limits} free={free} plannedFor={day} />}
    />
  );
}
