'use client';

import { useTranslations } from 'use-intl';
import type { OnCreated } from '@/components/operation/use-redirect-after-create';
import { PayoutForm } from '@/components/payout/form/payout-form';
import { readPayout } from '@/components/payout/form/read-payout';
import { usePayoutErrors } from '@/components/payout/form/use-payout-errors';
import { usePayoutForm } from '@/components/payout/form/use-payout-form';
import { useModel } from '@/components/payout/use-model';
import { usePayoutLimits } from '@/components/payout/use-payout-limits';
import { usePayeeConfirmation } from '@/lib/client/use-payee-confirmation';
import { withdrawals } from '@/lib/contracts/pix/withdrawals';
import type { Transaction } from '@/lib/contracts/shapes';
import { toReais } from '@/lib/format/money';
import { KeyField } from './key-field';
import { useKey } from './use-key';

/** interface: Limits, POST /withdraw amount. */
const least = toReais('0.01');

type WithdrawalFormProps = {
  /** The withdrawal to begin a new one from. */
  model: Transaction | null;
  onCreated: OnCreated;
};

/** The form of POST /withdraw: whom, confirmed by name; how much; what happens then. */
export function WithdrawalForm({ model, onCreated }: WithdrawalFormProps) {
  const t = useTranslations('withdrawalForm.faults');
  const form = usePayoutForm(withdrawals.create, 'withdrawal', 'saq', usePayeeConfirmation('withdrawals.create'));
  const key = useKey();
  const means = usePayoutLimits(least);
  const { faults, amount, fields } = readPayout(form.draft, means);
  const { brought } = key.confirmation;
  const { errors, tried } = usePayoutErrors({
    values: { ...form.draft, target: key.text },
    faults,
    targetFault: key.key === null ? t('key') : key.payee === null ? t('lookUp') : null,
    means,
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
      means={means}
      amount={amount}
      input={fields && key.key && brought && { body: { ...fields, ...key.key, ...brought } }}
      errors={errors}
      onTry={tried}
      onCreated={onCreated}
      onLookUp={key.lookUp}
      longestDescription={140}
      who={key.payee?.holder.name ?? null}
      payee={<KeyField state={key} error={errors.target} missing={errors.insist && key.payee !== null && brought === null} />}
    />
  );
}
