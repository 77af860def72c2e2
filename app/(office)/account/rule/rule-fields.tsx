'use client';

import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Field } from '@/components/form/field';
import { MoneyField } from '@/components/form/money-field';
import type { FieldErrors } from '@/components/operation/form/use-field-errors';
import { Checkbox } from '@/components/ui/fields/checkbox';
import { Input } from '@/components/ui/fields/input';
import { Select } from '@/components/ui/fields/select';
import { autoWithdrawFrequencies } from '@/lib/contracts/pix/account/auto-withdraw';
import type { RuleDraft, RuleField } from './rule-draft';
import { weekdays } from './weekdays';

type RuleFieldsProps = {
  draft: RuleDraft;
  onChange: (change: Partial<RuleDraft>) => void;
  errors: FieldErrors<RuleField>;
  submitted: boolean;
  /** The field of the key it pays, with its holder. */
  keyField: ReactNode;
};

/** The fields of a rule. */
export function RuleFields({ draft, onChange, errors, submitted, keyField }: RuleFieldsProps) {
  const t = useTranslations('autoWithdraw');
  return (
    <>
      <Checkbox checked={draft.enabled} onChange={(event) => onChange({ enabled: event.target.checked })} hint={t('enabledHint')}>
        {t('enabled')}
      </Checkbox>
      {keyField}
      <Field label={t('frequency')}>
        {(control) => (
          <Select
            {...control}
            value={draft.frequency}
            onChange={(event) => {
              const frequency = autoWithdrawFrequencies.find((known) => known === event.target.value);
              if (frequency) onChange({ frequency });
            }}
          >
            {autoWithdrawFrequencies.map((frequency) => (
              <option key={frequency} value={frequency}>
                {t(`when.${frequency}`)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {draft.frequency === 'WEEKLY' && (
        <Field label={t('weekday')}>
          {(control) => (
            <Select {...control} value={draft.weekday} onChange={(event) => onChange({ weekday: event.target.value })}>
              {weekdays.map((day, number) => (
                <option key={day} value={String(number)}>
                  {t(`weekdays.${day}`)}
                </option>
              ))}
            </Select>
          )}
        </Field>
      )}
      {draft.frequency === 'MONTHLY' && (
        <Field label={t('dayOfMonth')} help={t('dayOfMonthHelp')} error={errors.dayOfMonth}>
          {(control) => (
            <Input
              {...control}
              type="number"
              min={1}
              max={31}
              value={draft.dayOfMonth}
              onChange={(event) => onChange({ dayOfMonth: event.target.value })}
            />
          )}
        </Field>
      )}
      <MoneyField
        label={t('minimum')}
        name="minimum"
        text={draft.minimum}
        onText={(minimum) => onChange({ minimum })}
        error={errors.minimum}
        showErrors={submitted}
        note={t('minimumHelp')}
      />
      <MoneyField
        label={t('keepOptional')}
        name="keep"
        text={draft.keepBalance}
        onText={(keepBalance) => onChange({ keepBalance })}
        error={errors.keepBalance}
        showErrors={submitted && draft.keepBalance.trim() !== ''}
        note={t('keepHelp')}
      />
    </>
  );
}
