'use client';

import { useTranslations } from 'use-intl';
import { KeyField } from '@/components/payee/key-field';
import { useKey } from '@/components/payee/use-key';
import { PayOnField } from '@/components/payout/form/pay-on-field';
import { PayoutForm } from '@/components/payout/form/payout-form';
import { readPayout } from '@/components/payout/form/read-payout';
import { usePayoutErrors } from '@/components/payout/form/use-payout-errors';
import { usePayoutForm } from '@/components/payout/form/use-payout-form';
import { usePlannedDay } from '@/components/payout/form/use-planned-day';
import { useModel } from '@/components/payout/use-model';
import { usePayoutLimits } from '@/components/payout/use-payout-limits';
import { usePayeeConfirmation } from '@/lib/client/query/use-payee-confirmation';
import { withdrawals } from '@/lib/contracts/pix/payouts/withdrawals';
import { minimumReais } from '@/lib/contracts/shape/field-rules';
import * as textRules from '@/lib/contracts/shape/text-rules';
import type { RecordOf, Transaction } from '@/lib/contracts/shapes';
import { toReais } from '@/lib/format/money/money';

const minimum = toReais(minimumReais['withdrawals.create']);

type WithdrawalFormProps = {
  /** The withdrawal to begin a new one from. */
  model: Transaction | null;
  /** The planned one that was held back, whose place this one takes: it goes at once. */
  held?: { id: string; plan: RecordOf<'operations.plan'> } | null;
};

/** The form of POST /withdraw: whom, confirmed by name; how much; on which day; what happens then. */
export function WithdrawalForm({ model, held = null }: WithdrawalFormProps) {
  const t = useTranslations('withdrawalForm.errors');
  const form = usePayoutForm(
    withdrawals.create,
    { name: held ? `withdrawal:${held.id}` : 'withdrawal', prefix: 'saq', model },
    usePayeeConfirmation('withdrawals.create'),
  );
  const key = useKey(held?.plan ?? null, () => form.change({ amount: '' }));
  const limits = usePayoutLimits(minimum);
  const day = usePlannedDay(held ? '' : form.draft.payOn);
  const plannedFor = day.later;
  const { fieldErrors, amount, fields } = readPayout(form.draft, plannedFor ? { ...limits, available: null, daily: null } : limits);
  const { brought } = key.confirmation;
  const errors = usePayoutErrors({
    values: { ...form.draft, target: key.text },
    fieldErrors,
    targetError: key.key === null ? t('key') : key.payee === null ? t('lookUp') : null,
    dayError: day.error,
    limits,
    problem: form.operation.problem,
  });
  useModel(model, (earlier) => {
    key.type(earlier.withdrawPixKey ?? '');
    form.beginFrom(earlier);
  });
  useModel(held, ({ plan }) => {
    form.setAmount(plan.amount);
    form.change({ description: plan.description ?? '', virtualAccount: plan.virtualAccount ?? '', callbackTo: plan.callbackTo ?? '' });
  });
  const sendable = day.error === null ? fields : null;
  const when = { ...(plannedFor && { payOn: plannedFor }), ...(held && { replaces: held.id }) };
  return (
    <PayoutForm
      form={form}
      words="withdrawalForm"
      listHref="/withdrawals"
      limits={limits}
      amount={amount}
      input={sendable && key.key && brought && { body: { ...sendable, ...key.key, ...brought, ...when } }}
      plannedFor={plannedFor}
      day={!held && <PayOnField day={day} error={errors.errors.payOn} onChange={(payOn) => form.change({ payOn })} />}
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
