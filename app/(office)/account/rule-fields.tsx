'use client';

import { useTranslations } from 'use-intl';
import { Field } from '@/components/form/field';
import { MoneyField } from '@/components/form/money-field';
import { Checkbox } from '@/components/ui/checkbox';
import { Input } from '@/components/ui/input';
import { Segmented } from '@/components/ui/segmented';
import { Select } from '@/components/ui/select';
import { autoWithdrawFrequencies } from '@/lib/contracts/pix/auto-withdraw';
import { parsePixKey } from '@/lib/contracts/pix/pix-key-type-match';
import type { RuleDraft, RuleField } from './rule-draft';
import { weekdays } from './weekdays';

type RuleFieldsProps = { draft: RuleDraft; onChange: (change: Partial<RuleDraft>) => void; wrong: readonly RuleField[] };

/** The fields of a rule; `wrong` names those that were tried and did not do. */
export function RuleFields({ draft, onChange, wrong }: RuleFieldsProps) {
  const t = useTranslations('autoWithdraw');
  const tTypes = useTranslations('pixKeyTypes');
  const readings = parsePixKey(draft.key);
  const error = (field: RuleField) => (wrong.includes(field) ? t(`wrong.${field}`) : undefined);
  return (
    <>
      <Checkbox checked={draft.enabled} onChange={(event) => onChange({ enabled: event.target.checked })} hint={t('enabledHint')}>
        {t('enabled')}
      </Checkbox>
      <Field label={t('key')} help={t('keyHelp')} error={error('key')}>
        {(control) => (
          <Input
            {...control}
            value={draft.key}
            maxLength={120}
            autoComplete="off"
            spellCheck={false}
            onChange={(event) => onChange({ key: event.target.value, type: null })}
          />
        )}
      </Field>
      {readings.length > 1 && (
        <Segmented
          legend={t('keyType')}
          name="pixType"
          value={draft.type ?? ''}
          options={readings.map(({ pixType }) => ({ value: pixType, label: tTypes(pixType) }))}
          onChange={(type) => onChange({ type: readings.find(({ pixType }) => pixType === type)?.pixType ?? null })}
        />
      )}
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
        <Field label={t('dayOfMonth')} help={t('dayOfMonthHelp')} error={error('dayOfMonth')}>
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
        error={error('minimum')}
        insist={wrong.length > 0}
        note={t('minimumHelp')}
      />
      <MoneyField
        label={t('keepOptional')}
        name="keep"
        text={draft.keep}
        onText={(keep) => onChange({ keep })}
        error={error('keep')}
        insist={wrong.includes('keep')}
        note={t('keepHelp')}
      />
    </>
  );
}
