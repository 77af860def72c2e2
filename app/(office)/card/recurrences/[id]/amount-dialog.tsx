'use client';

import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { CardOperationDialog } from '@/components/card/card-operation-dialog';
import { MoneyField } from '@/components/form/money-field';
import { useFormOperation } from '@/components/operation/use-form-operation';
import { recurrences } from '@/lib/contracts/card/recurrences';
import { reaisToCents } from '@/lib/format/money';
import { formatCents } from '@/lib/format/money-text';
import { parseTypedMoney } from '@/lib/format/typed-money';
import type { RecurrenceActProps } from './actions';

const least = 100;
const most = 999_999_999;

/** Another amount for the cycles to come. */
export function AmountDialog({ recurrence, onClose }: RecurrenceActProps) {
  const t = useTranslations('recurrence.amount');
  const locale = useLocale();
  const operation = useFormOperation(recurrences.changeAmount, `recurrence-amount:${recurrence.id}`);
  const [before] = useState(recurrence.amount);
  const [text, setText] = useState('');
  const [insist, setInsist] = useState(false);
  const read = parseTypedMoney(text);
  const amount = read.kind === 'value' ? reaisToCents(read.value) : null;
  const fits = amount !== null && amount >= least && amount <= most && amount !== before;
  const words = amount === null ? '' : formatCents(amount, locale);
  return (
    <CardOperationDialog
      title={t('title')}
      operation={operation}
      input={fits ? { params: { recurrentPaymentId: recurrence.id }, body: { amount } } : null}
      act={t('submit', { amount: words })}
      onTry={() => setInsist(true)}
      onClose={onClose}
      done={t('done')}
      fields={
        <MoneyField
          label={t('label')}
          name="amount"
          text={text}
          onText={setText}
          insist={insist}
          error={fits ? undefined : amount === before ? t('same') : t('limits')}
          note={t('before', { amount: formatCents(before, locale) })}
        />
      }
      question={
        <>
          <p className="text-lead font-semibold">{t('confirm', { before: formatCents(before, locale), amount: words })}</p>
          <p className="numbers text-muted">{t('cents', { cents: amount ?? 0 })}</p>
          <p>{t('scope')}</p>
        </>
      }
    />
  );
}
