'use client';

import { useLocale, useTranslations } from 'use-intl';
import { Field } from '@/components/form/field';
import { MoneyField } from '@/components/form/money-field';
import { Input } from '@/components/ui/input';
import { Select } from '@/components/ui/select';
import type { Cents } from '@/lib/format/money';
import { type EntryDraft, type EntryFaults, intervals, mostInstalments } from './read-entry';
import { useInstalmentWords } from './use-instalment-words';

type ChargeFieldsProps = {
  draft: EntryDraft;
  amount: Cents | null;
  recurs: boolean;
  onChange: (change: Partial<EntryDraft>) => void;
  faults: EntryFaults;
  /** Sending was tried: everything that is wrong is said. */
  insist: boolean;
};

/** What is charged, to whom, in how many parts and how often. */
export function ChargeFields({ draft, amount, recurs, onChange, faults, insist }: ChargeFieldsProps) {
  const t = useTranslations('cardEntry');
  const locale = useLocale();
  const instalmentWords = useInstalmentWords();
  const error = (field: 'description' | 'name' | 'document' | 'email' | 'endDate') =>
    faults[field] && (insist || draft[field] !== '') ? t(`faults.${field}`) : undefined;
  const text = (field: keyof EntryDraft) => ({
    name: field,
    value: draft[field],
    autoComplete: 'off',
    onChange: (event: { target: { value: string } }) => onChange({ [field]: event.target.value }),
  });
  return (
    <>
      <MoneyField
        label={t('amount')}
        name="amount"
        text={draft.amount}
        onText={(typed) => onChange({ amount: typed })}
        error={faults.amount && t('faults.amount')}
        insist={insist}
        note={amount !== null && t('cents', { cents: String(amount) })}
        autoFocus
      />
      <Field label={t('description')} help={t('descriptionHelp')} error={error('description')}>
        {(control) => <Input {...control} {...text('description')} maxLength={140} />}
      </Field>
      <Field label={t('name')} error={error('name')}>
        {(control) => <Input {...control} {...text('name')} maxLength={140} />}
      </Field>
      <Field label={t('document')} optional error={insist ? error('document') : undefined}>
        {(control) => <Input {...control} {...text('document')} maxLength={24} className="numbers" />}
      </Field>
      <Field label={t('email')} optional error={insist ? error('email') : undefined}>
        {(control) => <Input {...control} {...text('email')} type="email" maxLength={254} />}
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
        <Field label={t('endDate')} optional help={t('endDateHelp')} error={error('endDate')}>
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
            {Array.from({ length: mostInstalments }, (_, at) => at + 1).map((count) => (
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
