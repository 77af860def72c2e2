'use client';

import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { typedCents } from '@/components/card/typed-cents';
import { MoneyField } from '@/components/form/money-field';
import { OperationForm } from '@/components/operation/form/operation-form';
import { OperationQuestion } from '@/components/operation/form/operation-question';
import { useFieldErrors } from '@/components/operation/form/use-field-errors';
import { useOperationForm } from '@/components/operation/form/use-operation-form';
import { Dialog } from '@/components/ui/overlay/dialog';
import { recurrences } from '@/lib/contracts/card/recurrences';
import { fitsNumber, numberRules } from '@/lib/contracts/shape/field-rules';
import { formatCents } from '@/lib/format/money/currency';
import { centsToReais } from '@/lib/format/money/money';
import { moneyWords } from '@/lib/format/text/money-words';
import type { RecurrenceDialogProps } from './recurrence-dialog-props';

const shows = { amount: 'amount' } as const;

/** Another amount for the cycles to come. */
export function AmountDialog({ recurrence, onClose, onDone }: RecurrenceDialogProps) {
  const t = useTranslations('recurrence.amount');
  const locale = useLocale();
  const form = useOperationForm(recurrences.changeAmount, `recurrence-amount:${recurrence.id}`);
  const [before] = useState(recurrence.amount);
  const [text, setText] = useState('');
  const amount = typedCents(text);
  const fits = amount !== null && fitsNumber(numberRules.cardCharge, amount) && amount !== before;
  const { errors, submitted, onTry } = useFieldErrors({
    values: { amount: text },
    fieldErrors: { amount: fits ? null : amount === before ? t('same') : t('limits') },
    problem: form.problem,
    shows,
  });
  const words = amount === null ? '' : formatCents(amount, locale);
  const submitLabel = t('submit', { amount: words });
  return (
    <Dialog open onClose={onClose} title={t('title')}>
      <OperationForm
        form={form}
        input={fits ? { params: { recurrentPaymentId: recurrence.id }, body: { amount } } : null}
        send={submitLabel}
        again={submitLabel}
        leave={onClose}
        onTry={onTry}
        onDone={() => onDone(t('done'))}
        fields={
          <MoneyField
            label={t('label')}
            name="amount"
            text={text}
            onText={setText}
            showErrors={submitted}
            error={errors.amount}
            note={t('before', { amount: formatCents(before, locale) })}
          />
        }
        question={
          amount !== null && (
            <OperationQuestion
              title={t('confirm', { before: formatCents(before, locale), amount: words })}
              words={moneyWords(centsToReais(amount), locale)}
            >
              <p>{t('scope')}</p>
            </OperationQuestion>
          )
        }
      />
    </Dialog>
  );
}
