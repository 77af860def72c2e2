'use client';

import { useTranslations } from 'use-intl';
import { PayoutForm } from '@/app/(office)/(payout)/payout-form';
import { readPayout } from '@/app/(office)/(payout)/read-payout';
import { useMeans } from '@/app/(office)/(payout)/use-means';
import { useModel } from '@/app/(office)/(payout)/use-model';
import { usePayoutErrors } from '@/app/(office)/(payout)/use-payout-errors';
import { usePayoutForm } from '@/app/(office)/(payout)/use-payout-form';
import type { OnMade } from '@/app/(office)/use-made';
import { usePayeeConfirmation } from '@/lib/client/use-payee-confirmation';
import type { Transaction } from '@/lib/contracts/shapes';
import { withdrawals } from '@/lib/contracts/withdrawals';
import { toReais } from '@/lib/format/money';
import { KeyField } from './key-field';
import { useKey } from './use-key';

/** interface: Limits, POST /withdraw amount. */
const least = toReais('0.01');

type WithdrawalFormProps = {
  /** The withdrawal to begin a new one from. */
  model: Transaction | null;
  onMade: OnMade;
};

/** The form of POST /withdraw: whom, confirmed by name; how much; what happens then. */
export function WithdrawalForm({ model, onMade }: WithdrawalFormProps) {
  const t = useTranslations('withdrawalForm.faults');
  const form = usePayoutForm(withdrawals.create, 'withdrawal', 'saq', usePayeeConfirmation('withdrawals.create'));
  const key = useKey();
  const means = useMeans(least);
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
      onMade={onMade}
      onLookUp={key.lookUp}
      longestDescription={140}
      who={key.payee?.holder.name ?? null}
      payee={<KeyField state={key} error={errors.target} missing={errors.insist && key.payee !== null && brought === null} />}
    />
  );
}
