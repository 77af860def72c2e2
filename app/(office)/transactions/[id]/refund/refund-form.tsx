'use client';

import { useEffect, useEffectEvent, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import type { TransactionRecord } from '@/app/(office)/transactions/[id]/transaction-record';
import { useDraft } from '@/components/form/use-draft';
import { OperationForm } from '@/components/operation/form/operation-form';
import { useFieldErrors } from '@/components/operation/form/use-field-errors';
import { useOperationForm } from '@/components/operation/form/use-operation-form';
import { serverNow } from '@/lib/client/clock/server-clock';
import { useDisplaySettings } from '@/lib/client/use-display-settings';
import { refunds } from '@/lib/contracts/pix/payments/refunds';
import { openInfraction, refundable } from '@/lib/domain/payment/refundable';
import { formatTimeSeconds } from '@/lib/format/date-text';
import { compareReais, type Reais } from '@/lib/format/money/money';
import { formatReais } from '@/lib/format/money/money-text';
import { emptyRefund, type RefundDraft, readRefund } from './read-refund';
import { RefundFields } from './refund-fields';
import { RefundOff } from './refund-off';
import { RefundProblem } from './refund-problem';
import { RefundQuestion } from './refund-question';

type RefundFormProps = {
  transaction: TransactionRecord;
  readAt: number;
  readAgain: () => void;
  onClose: () => void;
  /** The service took it: how much, where that is known. */
  onDone: (amount: Reais | null) => void;
};

const shows: Readonly<Record<string, keyof RefundDraft>> = { amount: 'amount', description: 'description' };

/** How much, then once more in words. What was typed stays until the refund is made. */
export function RefundForm({ transaction, readAt, readAgain, onClose, onDone }: RefundFormProps) {
  const t = useTranslations('refund');
  const locale = useLocale();
  const settings = useDisplaySettings();
  const { id } = transaction;
  const { draft, change, clear } = useDraft(`refund:${id}`, emptyRefund);
  const form = useOperationForm(refunds.create, `refund:${id}`);
  const { operation, problem, refused, closed, lost, isSending } = form;
  const [now] = useState(() => new Date(serverNow()));
  const { remainder, until, reason } = refundable(transaction, now);
  const { amount, error, after, body } = readRefund(draft, { remainder, untouched: compareReais(remainder, transaction.amount) === 0 });
  const words = { unread: null, over: t('over', { amount: formatReais(remainder, locale) }), nothing: t('nothing') };
  const errors = useFieldErrors({ values: draft, fieldErrors: { amount: error && words[error] }, problem, shows });

  // A refusal is answered in the form, with the amounts as they are now.
  const readOnce = useEffectEvent(readAgain);
  useEffect(() => {
    if (refused) readOnce();
  }, [refused]);

  const blocked = openInfraction(transaction) === null ? reason : 'infraction';
  if (blocked && !refused && !closed && !lost && !isSending)
    return <RefundOff transaction={transaction} reason={blocked} onClose={onClose} />;
  const params = { transactionId: id };
  const amountText = amount === null ? null : formatReais(amount, locale);
  return (
    <OperationForm
      form={form}
      input={body && { params, body }}
      inputAgain={body && { params, body: { ...body, clientReference: operation?.reference ?? undefined } }}
      send={amountText ? t('submit', { amount: amountText }) : t('action')}
      again={amountText ? t('again', { amount: amountText }) : t('action')}
      leave={onClose}
      onTry={errors.onTry}
      onDone={(done) => {
        clear();
        onDone(done.amount);
      }}
      errorNote={(found) => <RefundProblem transaction={transaction} problem={found} remainder={remainder} />}
      note={<span className="numbers">{t('readAt', { time: formatTimeSeconds(new Date(readAt), settings) })}</span>}
      fields={
        <RefundFields
          transaction={transaction}
          draft={draft}
          onChange={change}
          left={{ remainder, after, until }}
          errors={errors}
          amount={error === null ? amount : null}
        />
      }
      question={body && amount && <RefundQuestion transaction={transaction} amount={amount} />}
    />
  );
}
