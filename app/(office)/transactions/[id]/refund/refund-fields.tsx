'use client';

import { useLocale, useTranslations } from 'use-intl';
import type { TransactionRecord } from '@/app/(office)/transactions/[id]/transaction-record';
import { Field } from '@/components/form/field';
import { MoneyField } from '@/components/form/money-field';
import type { FieldErrors } from '@/components/operation/form/use-field-errors';
import { RefundLimitNote } from '@/components/spending-limit/refund-limit-note';
import { Money } from '@/components/transaction/money';
import { Sum } from '@/components/ui/data/sum';
import { Input } from '@/components/ui/fields/input';
import { useZoneName } from '@/lib/client/use-zone-name';
import * as textRules from '@/lib/contracts/shape/text-rules';
import { businessDay } from '@/lib/format/date';
import { formatDay } from '@/lib/format/date-text';
import { isZeroReais, type Reais, subtractReais } from '@/lib/format/money/money';
import { formatReais } from '@/lib/format/money/money-text';
import { serviceZone } from '@/lib/format/zone';
import type { RefundDraft } from './read-refund';
import { RefundChoice } from './refund-choice';
import { RefundSummary } from './refund-summary';

type RefundFieldsProps = {
  transaction: TransactionRecord;
  draft: RefundDraft;
  onChange: (change: Partial<RefundDraft>) => void;
  left: { remainder: Reais; after: Reais | null; until: string };
  errors: { errors: FieldErrors<keyof RefundDraft>; submitted: boolean };
  /** What would be given back; null while something is wrong with it. */
  amount: Reais | null;
};

/** Amount paid, amount left, the refund amount, and the message to the payer. */
export function RefundFields({ transaction, draft, onChange, left, errors: { errors, submitted }, amount }: RefundFieldsProps) {
  const t = useTranslations('refund');
  const locale = useLocale();
  const serviceZoneName = useZoneName(serviceZone);
  const { remainder, after, until } = left;
  const refunded = subtractReais(transaction.amount, remainder);
  return (
    <>
      <RefundLimitNote />
      <div className="[&_dl]:max-w-none">
        <Sum
          lines={[
            { term: t('paid'), value: <Money value={transaction.amount} /> },
            ...(isZeroReais(refunded) ? [] : [{ term: t('refunded'), value: <Money value={refunded} sign="−" /> }]),
          ]}
          result={{ term: t('left'), value: <Money value={remainder} /> }}
        />
      </div>
      <RefundChoice value={draft.choice} remainder={remainder} onChange={(choice) => onChange({ choice })}>
        <MoneyField
          label={t('other')}
          hideLabel
          name="amount"
          text={draft.amount}
          onText={(text) => onChange({ amount: text })}
          error={errors.amount}
          showErrors={submitted}
          note={after && t('after', { amount: formatReais(after, locale) })}
        />
      </RefundChoice>
      <Field
        label={t('description')}
        optional
        help={t('descriptionCount', { count: draft.description.length, max: textRules.pixText.max })}
        error={errors.description}
      >
        {(control) => (
          <Input
            {...control}
            name="description"
            autoComplete="off"
            maxLength={textRules.pixText.max}
            value={draft.description}
            onChange={(event) => onChange({ description: event.target.value })}
          />
        )}
      </Field>
      <p className="text-meta text-muted">
        {t('until', { day: formatDay(businessDay(until, serviceZone), locale), zone: serviceZoneName })}
      </p>
      <RefundSummary transaction={transaction} amount={amount} />
    </>
  );
}
