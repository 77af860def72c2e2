'use client';

import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { Note } from '@/components/feedback/note';
import { OperationForm } from '@/components/operation/form/operation-form';
import { useFieldErrors } from '@/components/operation/form/use-field-errors';
import { useOperationForm } from '@/components/operation/form/use-operation-form';
import { KeyField } from '@/components/payee/key-field';
import { useKey } from '@/components/payee/use-key';
import { Dialog } from '@/components/ui/overlay/dialog';
import { usePayeeConfirmation } from '@/lib/client/query/use-payee-confirmation';
import { autoWithdraw } from '@/lib/contracts/pix/account/auto-withdraw';
import type { AutoWithdrawRule } from '@/lib/domain/auto-withdraw-rule';
import { isNotOffered } from '@/lib/domain/is-not-offered';
import { draftOf, type RuleField, readDraft } from './rule-draft';
import { RuleFields } from './rule-fields';
import { RuleQuestion } from './rule-question';

const shows: Readonly<Record<string, RuleField | 'key'>> = {
  pixKey: 'key',
  payee: 'key',
  minimumBalance: 'minimum',
  keepBalance: 'keepBalance',
  dayOfMonth: 'dayOfMonth',
};

/**
 * Changes the automatic withdrawal rule. The holder of the key is looked up and confirmed, except when the rule is only turned off: that
 * pays nobody, and must be possible even where the account may not look up keys.
 */
export function RuleDialog({ rule, onClose }: { rule: AutoWithdrawRule | null; onClose: () => void }) {
  const t = useTranslations('autoWithdraw');
  const tKey = useTranslations('withdrawalForm.errors');
  const locale = useLocale();
  const [draft, setDraft] = useState(() => draftOf(rule, locale));
  const form = useOperationForm(autoWithdraw.change, 'auto-withdraw', usePayeeConfirmation('account.change'));
  const key = useKey(rule);
  const { payee } = key;
  const { brought } = key.confirmation;
  const { rule: draftRule, wrong } = readDraft(draft, key.key);
  const turnsOff = !draft.enabled && rule !== null && key.key?.pixKey === rule.pixKey;
  const wordsFor = (field: RuleField) => (wrong.includes(field) ? t(`wrong.${field}`) : null);
  const { errors, submitted, onTry } = useFieldErrors({
    values: { key: key.text, minimum: draft.minimum, keepBalance: draft.keepBalance, dayOfMonth: draft.dayOfMonth },
    fieldErrors: {
      key: key.key === null ? t('wrong.key') : turnsOff || payee ? null : tKey('lookUp'),
      minimum: wordsFor('minimum'),
      keepBalance: wordsFor('keepBalance'),
      dayOfMonth: wordsFor('dayOfMonth'),
    },
    problem: form.problem,
    shows,
  });
  const confirmed = turnsOff ? {} : brought;
  const submitLabel = t(draft.enabled ? 'turnOn' : 'turnOff');
  return (
    <Dialog open onClose={onClose} title={t('title')}>
      <OperationForm
        form={form}
        input={draftRule && confirmed && { body: { autoWithdraw: draftRule, ...confirmed } }}
        send={submitLabel}
        again={submitLabel}
        leave={onClose}
        onTry={onTry}
        errorNote={(problem) => (isNotOffered(problem) ? <Note live>{t('absent')}</Note> : undefined)}
        fields={
          <RuleFields
            draft={draft}
            onChange={(fields) => setDraft({ ...draft, ...fields })}
            errors={errors}
            submitted={submitted}
            keyField={<KeyField state={key} error={errors.key} missing={submitted && payee !== null && confirmed === null} />}
          />
        }
        question={draftRule && <RuleQuestion rule={draftRule} before={rule} holder={turnsOff ? null : (payee?.holder ?? null)} />}
      />
    </Dialog>
  );
}
