'use client';

import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import type { CardCharge } from '@/components/card/card-charge';
import { typedCents } from '@/components/card/typed-cents';
import { MoneyField } from '@/components/form/money-field';
import { OperationForm } from '@/components/operation/form/operation-form';
import { useFieldErrors } from '@/components/operation/form/use-field-errors';
import { useOperationForm } from '@/components/operation/form/use-operation-form';
import { Segmented } from '@/components/ui/fields/segmented';
import { Dialog } from '@/components/ui/overlay/dialog';
import { cardCharges } from '@/lib/contracts/card/card-charges';
import { fitsNumber, numberRules } from '@/lib/contracts/shape/field-rules';
import { reversibleOf } from '@/lib/domain/card/reversible';
import { foreignCurrency, formatCents } from '@/lib/format/money/currency';
import { toCents } from '@/lib/format/money/money';
import { ReversalQuestion } from './reversal-question';

type ReversalDialogProps = { charge: CardCharge; readAgain: () => void; onClose: () => void; onDone: () => void };

const shows = { amount: 'amount' } as const;

/**
 * The form that reverses a card charge, in whole or in part. The amount is typed in reais and sent in cents; both are shown before sending.
 */
export function ReversalDialog({ charge, readAgain, onClose, onDone }: ReversalDialogProps) {
  const t = useTranslations('reversal');
  const locale = useLocale();
  const form = useOperationForm(cardCharges.reverse, `reversal:${charge.id}`);
  const remainder = reversibleOf(charge);
  const currency = charge.creditCardPayment?.currency ?? null;
  const [part, setPart] = useState<'all' | 'part'>('all');
  const [text, setText] = useState('');
  const amount = part === 'all' ? remainder : typedCents(text, currency);
  const fits = amount !== null && fitsNumber({ ...numberRules.cardReversal, max: remainder }, amount);
  const rest = toCents(Math.max(0, remainder - (amount ?? 0)));
  const money = (value: number) => formatCents(toCents(value), locale, currency);
  const { errors, submitted, onTry } = useFieldErrors({
    values: { amount: part + text },
    fieldErrors: { amount: fits ? null : t('over', { amount: money(remainder) }) },
    problem: form.problem,
    shows,
  });
  const submitLabel = t('submit', { amount: amount === null ? '' : money(amount) });
  return (
    <Dialog open onClose={onClose} title={t('title')}>
      <OperationForm
        form={form}
        input={
          fits ? { params: { chargeId: charge.id }, body: { ...(part === 'all' ? {} : { amount }), expectedRemaining: remainder } } : null
        }
        send={submitLabel}
        again={submitLabel}
        leave={onClose}
        onTry={() => {
          onTry();
          if (form.problem) readAgain();
        }}
        onDone={onDone}
        fields={
          <>
            <Segmented
              legend={t('howMuch')}
              name="part"
              value={part}
              onChange={setPart}
              options={[
                { value: 'all', label: t('all', { amount: money(remainder) }) },
                { value: 'part', label: t('part') },
              ]}
            />
            {part === 'part' && (
              <MoneyField
                label={foreignCurrency(currency) ? t('foreignAmount') : t('amount')}
                foreign={foreignCurrency(currency)}
                name="amount"
                text={text}
                onText={setText}
                showErrors={submitted}
                error={errors.amount}
                note={t('rest', { amount: money(rest) })}
              />
            )}
          </>
        }
        question={amount !== null && <ReversalQuestion charge={charge} amount={amount} rest={rest} />}
      />
    </Dialog>
  );
}
