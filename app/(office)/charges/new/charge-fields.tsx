'use client';

import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { ChargeDraft } from '@/components/charge/charge-draft';
import { Field } from '@/components/form/field';
import { MoneyField } from '@/components/form/money-field';
import { CallbackField } from '@/components/operation/callback-to/callback-field';
import { ReferenceField } from '@/components/operation/reference/reference-field';
import { Input } from '@/components/ui/fields/input';
import { Select } from '@/components/ui/fields/select';
import * as textRules from '@/lib/contracts/shape/text-rules';
import { chargeExpiries } from '@/lib/settings/charge-expiries.mjs';
import type { ChargeErrors } from './use-charge-errors';

type ChargeFieldsProps = {
  draft: ChargeDraft;
  onChange: (change: Partial<ChargeDraft>) => void;
  errors: ChargeErrors;
  /** For this amount the service asks who pays. */
  documentNeeded: boolean;
  onRenewReference: () => void;
};

export function ChargeFields({ draft, onChange, errors: validation, documentNeeded, onRenewReference }: ChargeFieldsProps) {
  const { errors, onLeave } = validation;
  const t = useTranslations('chargeForm');
  const text = (field: keyof ChargeDraft) => ({
    name: field,
    value: draft[field],
    autoComplete: 'off',
    onChange: (event: { target: { value: string } }) => onChange({ [field]: event.target.value }),
    onBlur: () => onLeave(field),
  });
  return (
    <>
      <MoneyField
        label={t('amount')}
        name="amount"
        text={draft.amount}
        onText={(amount) => onChange({ amount })}
        error={errors.amount}
        showErrors={validation.submitted}
        autoFocus
      />
      <FieldPair>
        <Field label={t('name')} optional help={t('nameHelp')} error={errors.name}>
          {(control) => <Input {...control} {...text('name')} maxLength={120} />}
        </Field>
        <Field label={t('document')} optional={!documentNeeded} help={t('documentHelp')} error={errors.document}>
          {(control) => <Input {...control} {...text('document')} inputMode="text" maxLength={24} className="numbers" />}
        </Field>
      </FieldPair>
      <FieldPair>
        <Field label={t('email')} optional error={errors.email}>
          {(control) => <Input {...control} {...text('email')} type="email" maxLength={textRules.email.max} />}
        </Field>
        <Expiry draft={draft} onChange={onChange} error={errors.customTime} onLeave={onLeave} />
      </FieldPair>
      <FieldPair>
        <ReferenceField
          label={t('reference')}
          help={t('referenceHelp')}
          renewLabel={t('referenceNew')}
          value={draft.reference}
          error={errors.reference}
          taken={validation.referenceTaken}
          onChange={(reference) => onChange({ reference })}
          onRenew={onRenewReference}
          onLeave={() => onLeave('reference')}
        />
        <Field label={t('virtualAccount')} optional help={t('virtualAccountHelp')} error={errors.virtualAccount}>
          {(control) => <Input {...control} {...text('virtualAccount')} maxLength={textRules.virtualAccount.max} />}
        </Field>
      </FieldPair>
      <CallbackField value={draft.callbackTo} onChange={(callbackTo) => onChange({ callbackTo })} />
    </>
  );
}

type ExpiryProps = Pick<ChargeFieldsProps, 'draft' | 'onChange'> & Pick<ChargeErrors, 'onLeave'> & { error?: string };

function Expiry({ draft, onChange, error, onLeave }: ExpiryProps) {
  const t = useTranslations('chargeForm');
  const own = draft.expiry === 'custom';
  return (
    <div className="grid gap-5">
      <Field label={t('expiry')} help={t('expiryHelp')} error={own ? undefined : error}>
        {(control) => (
          <Select {...control} name="expiry" value={draft.expiry} onChange={(event) => onChange({ expiry: event.target.value })}>
            {chargeExpiries.map((seconds) => (
              <option key={seconds} value={seconds}>
                {t(`expiries.${seconds}`)}
              </option>
            ))}
            <option value="custom">{t('expiries.custom')}</option>
          </Select>
        )}
      </Field>
      {own && (
        <Field label={t('customTime')} error={error}>
          {(control) => (
            <span className="grid grid-cols-[1fr_1fr] gap-2">
              <Input
                {...control}
                name="customTime"
                inputMode="numeric"
                autoComplete="off"
                maxLength={5}
                className="numbers"
                value={draft.customTime}
                onChange={(event) => onChange({ customTime: event.target.value })}
                onBlur={() => onLeave('customTime')}
              />
              <Select
                name="customUnit"
                aria-label={t('customUnit')}
                value={draft.customUnit}
                onChange={(event) => onChange({ customUnit: event.target.value })}
              >
                <option value="minutes">{t('units.minutes')}</option>
                <option value="hours">{t('units.hours')}</option>
              </Select>
            </span>
          )}
        </Field>
      )}
    </div>
  );
}

/** Two short fields side by side where there is room, one below the other on a phone. */
function FieldPair({ children }: { children: ReactNode }) {
  return <div className="grid items-start gap-x-4 gap-y-5 sm:grid-cols-2">{children}</div>;
}
