'use client';

import { useLocale, useTranslations } from 'use-intl';
import { Field } from '@/components/form/field';
import { MoneyField } from '@/components/form/money-field';
import { Input } from '@/components/ui/fields/input';
import { Select } from '@/components/ui/fields/select';
import { numberRules } from '@/lib/contracts/shape/field-rules';
import * as textRules from '@/lib/contracts/shape/text-rules';
import type { Cents } from '@/lib/format/money/money';
import { type EntryDraft, intervals } from './read-entry';
import type { EntryErrors } from './use-entry-errors';
import { useInstalmentWords } from './use-instalment-words';

type ChargeFieldsProps = {
  draft: EntryDraft;
  amount: Cents | null;
  recurs: boolean;
  onChange: (change: Partial<EntryDraft>) => void;
  errors: EntryErrors;
};

/** The fields of the charge: amount, customer, instalments and recurrence. */
export function ChargeFields({ draft, amount, recurs, onChange, errors: { errors, submitted, onLeave } }: ChargeFieldsProps) {
  const t = useTranslations('cardEntry');
  const locale = useLocale();
  const instalmentWords = useInstalmentWords();
  const text = (field: keyof EntryDraft) => ({
    name: field,
    value: draft[field],
    autoComplete: 'off',
    onChange: (event: { target: { value: string } }) => onChange({ [field]: event.target.value }),
    onBlur: () => draft[field] !== '' && onLeave(field),
  });
  return (
    <>
      <MoneyField
        label={t('amount')}
        name="amount"
        text={draft.amount}
        onText={(typed) => onChange({ amount: typed })}
        error={errors.amount}
        showErrors={submitted}
        autoFocus
      />
      <Field label={t('description')} help={t('descriptionHelp')} error={errors.description}>
        {(control) => <Input {...control} {...text('description')} maxLength={textRules.cardText.max} />}
      </Field>
      <Field label={t('name')} error={errors.name}>
        {(control) => <Input {...control} {...text('name')} maxLength={textRules.cardText.max} />}
      </Field>
      <Field label={t('document')} optional error={errors.document}>
        {(control) => <Input {...control} {...text('document')} maxLength={24} className="numbers" />}
      </Field>
      <Field label={t('email')} optional error={errors.email}>
        {(control) => <Input {...control} {...text('email')} type="email" maxLength={textRules.email.max} />}
      </Field>
      <Field label={t('recurrence')}>
        {(control) => (
          <Select {...control} name="interval" value={draft.interval} onChange={(event) => onChange({ interval: event.target.value })}>
            <option value="">{t('intervals.none')}</option>
            {intervals.map((interval) => (
              <option key={interval} value={interval}>
                {t(`intervals.${interval}`)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {recurs && (
        <Field label={t('endDate')} optional help={t('endDateHelp')} error={errors.endDate}>
          {(control) => <Input {...control} {...text('endDate')} type="date" lang={locale} />}
        </Field>
      )}
      <Field label={t('installments')} help={recurs ? t('oneInstalment') : undefined}>
        {(control) => (
          <Select
            {...control}
            name="installments"
            value={recurs ? '1' : draft.installments}
            disabled={recurs}
            onChange={(event) => onChange({ installments: event.target.value })}
          >
            {Array.from({ length: numberRules.installments.max }, (_, at) => at + 1).map((count) => (
              <option key={count} value={count}>
                {amount === null ? t('parts.plain', { count }) : instalmentWords(amount, count)}
              </option>
            ))}
          </Select>
        )}
      </Field>
    </>
  );
}
