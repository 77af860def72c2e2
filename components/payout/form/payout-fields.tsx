'use client';

import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Field } from '@/components/form/field';
import { MoneyField } from '@/components/form/money-field';
import { CallbackField } from '@/components/operation/callback-to/callback-field';
import { ReferenceField } from '@/components/operation/reference/reference-field';
import { Input } from '@/components/ui/fields/input';
import * as textRules from '@/lib/contracts/shape/text-rules';
import type { PayoutDraft } from './read-payout';
import type { PayoutErrors } from './use-payout-errors';

type PayoutFieldsProps = {
  draft: PayoutDraft;
  onChange: (change: Partial<PayoutDraft>) => void;
  errors: PayoutErrors;
  onRenewReference: () => void;
  longestDescription: number;
  /** The amount is fixed by the code and cannot be edited. */
  fixed?: boolean;
  /** Shown below the amount: the available balance, and a button that takes all of it. */
  belowAmount?: ReactNode;
  /** The day it goes, where another one than today can be chosen. */
  day?: ReactNode;
};

/** The fields every form of money out has below its payee. */
export function PayoutFields({
  draft,
  onChange,
  errors: { errors, submitted, referenceTaken },
  onRenewReference,
  longestDescription,
  fixed,
  belowAmount,
  day,
}: PayoutFieldsProps) {
  const t = useTranslations('payout');
  const text = (field: keyof PayoutDraft) => ({
    name: field,
    value: draft[field],
    autoComplete: 'off',
    onChange: (event: { target: { value: string } }) => onChange({ [field]: event.target.value }),
  });
  return (
    <>
      {!fixed && (
        <div className="grid gap-2">
          <MoneyField
            label={t('amount')}
            name="amount"
            text={draft.amount}
            onText={(amount) => onChange({ amount })}
            error={errors.amount}
            showErrors={submitted}
          />
          {belowAmount}
        </div>
      )}
      {day}
      <Field
        label={t('description')}
        optional
        help={t('descriptionCount', { count: draft.description.length, max: longestDescription })}
        error={errors.description}
      >
        {(control) => <Input {...control} {...text('description')} maxLength={longestDescription} />}
      </Field>
      <ReferenceField
        label={t('reference')}
        help={t('referenceHelp')}
        renewLabel={t('referenceNew')}
        value={draft.reference}
        error={errors.reference}
        taken={referenceTaken}
        onChange={(reference) => onChange({ reference })}
        onRenew={onRenewReference}
      />
      <Field label={t('virtualAccount')} optional help={t('virtualAccountHelp')} error={errors.virtualAccount}>
        {(control) => <Input {...control} {...text('virtualAccount')} maxLength={textRules.virtualAccount.max} />}
      </Field>
      <CallbackField value={draft.callbackTo} onChange={(callbackTo) => onChange({ callbackTo })} />
    </>
  );
}
