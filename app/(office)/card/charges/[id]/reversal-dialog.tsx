'use client';

import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import type { CardCharge } from '@/components/card/card-charge';
import { CardOperationDialog } from '@/components/card/card-operation-dialog';
import { MoneyField } from '@/components/form/money-field';
import { useFormOperation } from '@/components/operation/use-form-operation';
import { Segmented } from '@/components/ui/segmented';
import { cardCharges } from '@/lib/contracts/card/card-charges';
import { reversibleOf } from '@/lib/domain/reversible';
import { type Cents, reaisToCents, toCents } from '@/lib/format/money';
import { foreignCurrency, formatCents } from '@/lib/format/money-text';
import { parseTypedMoney } from '@/lib/format/typed-money';

type Part = 'all' | 'part';

/** Typed in reais, sent in cents, and both are shown before anything is sent. */
export function ReversalDialog({ charge, readAgain, onClose }: { charge: CardCharge; readAgain: () => void; onClose: () => void }) {
  const t = useTranslations('reversal');
  const locale = useLocale();
  const operation = useFormOperation(cardCharges.reverse, `reversal:${charge.id}`);
  const remainder = reversibleOf(charge);
  // What the dialog opened with: once it is done the charge shows another remainder.
  const [part, setPart] = useState<Part>('all');
  const [text, setText] = useState('');
  const [insist, setInsist] = useState(false);
  const amount = part === 'all' ? remainder : typedCents(text);
  const fits = amount !== null && amount >= 1 && amount <= remainder;
  const rest = amount === null ? remainder : toCents(Math.max(0, remainder - amount));
  const currency = charge.creditCardPayment?.currency ?? null;
  const money = (value: Cents) => formatCents(value, locale, currency);
  const input = fits ? { params: { chargeId: charge.id }, body: { ...(part === 'all' ? {} : { amount }), seen: { remainder } } } : null;
  return (
    <CardOperationDialog
      title={t('title')}
      operation={operation}
      input={input}
      act={t('submit', { amount: amount === null ? '' : money(amount) })}
      onTry={() => {
        setInsist(true);
        if (operation.problem) readAgain();
      }}
      onClose={onClose}
      done={t('done')}
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
              insist={insist}
              error={fits ? undefined : t('over', { amount: money(remainder) })}
              note={t('rest', { amount: money(rest) })}
            />
          )}
        </>
      }
      question={
        amount !== null && (
          <>
            <p className="text-lead font-semibold">{t('confirm', { amount: money(amount) })}</p>
            <p className="numbers text-muted">{t('cents', { cents: amount })}</p>
            <p className="numbers">{rest === 0 ? t('nothingLeft') : t('remains', { amount: money(rest) })}</p>
            <p>{t('final')}</p>
          </>
        )
      }
    />
  );
}

function typedCents(text: string): Cents | null {
  const read = parseTypedMoney(text);
  return read.kind === 'value' ? reaisToCents(read.value) : null;
}
