'use client';

import { useTranslations } from 'use-intl';
import { KeyField } from '@/components/payee/key-field';
import { useKey } from '@/components/payee/use-key';
import { PayoutForm } from '@/components/payout/form/payout-form';
import { readPayout } from '@/components/payout/form/read-payout';
import { usePayoutErrors } from '@/components/payout/form/use-payout-errors';
import { usePayoutForm } from '@/components/payout/form/use-payout-form';
import { useModel } from '@/components/payout/use-model';
import { usePayoutLimits } from '@/components/payout/use-payout-limits';
import { usePayeeConfirmation } from '@/lib/client/query/use-payee-confirmation';
import { withdrawals } from '@/lib/contracts/pix/payouts/withdrawals';
import { minimumReais } from '@/lib/contracts/shape/field-rules';
import * as textRules from '@/lib/contracts/shape/text-rules';
import type { Transaction } from '@/lib/contracts/shapes';
import { toReais } from '@/lib/format/money/money';

const minimum = toReais(minimumReais['withdrawals.create']);

/** The form of POST /withdraw: whom, confirmed by name; how much; what happens then. `model` is the withdrawal to begin a new one from. */
export function WithdrawalForm({ model }: { model: Transaction | null }) {
  const t = useTranslations('withdrawalForm.errors');
  const form = usePayoutForm(withdrawals.create, { name: 'withdrawal', prefix: 'saq', model }, usePayeeConfirmation('withdrawals.create'));
  const key = useKey(null, () => form.change({ amount: '' }));
  const limits = usePayoutLimits(minimum);
  const { fieldErrors, amount, fields } = readPayout(form.draft, limits);
  const { brought } = key.confirmation;
  const errors = usePayoutErrors({
    values: { ...form.draft, target: key.text },
    fieldErrors,
    targetError: key.key === null ? t('key') : key.payee === null ? t('lookUp') : null,
    limits,
    problem: form.operation.problem,
  });
  useModel(model, (earlier) => {
    key.type(earlier.withdrawPixKey ?? '');
    form.beginFrom(earlier);
  });
  return (
    <PayoutForm
      form={form}
      words="withdrawalForm"
      listHref="/withdrawals"
      limits={limits}
      amount={amount}
      input={fields && key.key && brought && { body: { ...fields, ...key.key, ...brought } }}
      errors={errors}
      onLookUp={key.lookUp}
      longestDescription={textRules.pixText.max}
      who={key.payee?.holder.name ?? null}
      receiver={{ holder: key.payee?.holder ?? null, target: key.key && { kind: 'key', text: key.key.pixKey } }}
      payee={
        <KeyField saves state={key} error={errors.errors.target} missing={errors.submitted && key.payee !== null && brought === null} />
      }
    />
  );
}
