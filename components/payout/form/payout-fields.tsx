'use client';

import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Field } from '@/components/form/field';
import { MoneyField } from '@/components/form/money-field';
import { CallbackField } from '@/components/operation/callback-to/callback-field';
import { Button } from '@/components/ui/action/button';
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
  /** The amount is what a code says: it is not asked for. */
  fixed?: boolean;
  /** Below the amount: what is available, and all of it at one press. */
  belowAmount?: ReactNode;
};

/** The fields every form of money out has below its payee. */
export function PayoutFields({
  draft,
  onChange,
  errors: { errors, insist, referenceTaken },
  onRenewReference,
  longestDescription,
  fixed,
  belowAmount,
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
            insist={insist}
          />
          {belowAmount}
        </div>
      )}
      <Field
        label={t('description')}
        optional
        help={t('descriptionCount', { count: draft.description.length, most: longestDescription })}
        error={errors.description}
      >
        {(control) => <Input {...control} {...text('description')} maxLength={longestDescription} />}
      </Field>
      <Field
        label={t('reference')}
        help={t('referenceHelp')}
        error={errors.reference}
        aside={
          referenceTaken && (
            <Button size="small" onClick={onRenewReference}>
              {t('referenceNew')}
            </Button>
          )
        }
      >
        {(control) => (
          <Input
            {...control}
            {...text('reference')}
            maxLength={textRules.clientReference.most}
            className="mono"
            onBlur={() => draft.reference.trim() === '' && onRenewReference()}
          />
        )}
      </Field>
      <Field label={t('virtualAccount')} optional help={t('virtualAccountHelp')} error={errors.virtualAccount}>
        {(control) => <Input {...control} {...text('virtualAccount')} maxLength={textRules.virtualAccount.most} />}
      </Field>
      <CallbackField value={draft.callbackTo} onChange={(callbackTo) => onChange({ callbackTo })} />
    </>
  );
}
