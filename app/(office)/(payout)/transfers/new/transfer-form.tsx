'use client';

import { useTranslations } from 'use-intl';
import { PayoutForm } from '@/app/(office)/(payout)/payout-form';
import { readPayout } from '@/app/(office)/(payout)/read-payout';
import { useMeans } from '@/app/(office)/(payout)/use-means';
import { useModel } from '@/app/(office)/(payout)/use-model';
import { usePayoutErrors } from '@/app/(office)/(payout)/use-payout-errors';
import { usePayoutForm } from '@/app/(office)/(payout)/use-payout-form';
import type { OnMade } from '@/app/(office)/use-made';
import { useDraft } from '@/components/form/use-draft';
import type { Transaction } from '@/lib/contracts/shapes';
import { transfers } from '@/lib/contracts/transfers';
import { toReais } from '@/lib/format/money';
import { AccountFields } from './account-fields';
import { readAccounts } from './read-accounts';

const least = toReais('0.01');

/** The form of POST /internal-transfer. The service tells no name beforehand: the number is all there is to check. */
export function TransferForm({ model, onMade }: { model: Transaction | null; onMade: OnMade }) {
  const t = useTranslations('transferForm');
  const form = usePayoutForm(transfers.create, 'transfer', 'trf');
  const account = useDraft('transfer-account', { receiver: '' });
  const { receiver } = account.draft;
  const { accountNumber, available } = useMeans(least);
  // A transfer is free, and the bounds of withdrawals are not its own (interface: Internal transfer, SVC602 and SVC603).
  const means = { available, min: least, max: null, daily: null, fees: null };
  const { faults, amount, fields } = readPayout(form.draft, means);
  const { fault, accounts } = readAccounts(accountNumber, receiver);
  const { errors, tried } = usePayoutErrors({
    values: { ...form.draft, target: receiver },
    faults,
    targetFault: fault && t(`faults.${fault}`),
    means,
    problem: form.operation.problem,
  });
  useModel(model, (earlier) => {
    account.change({ receiver: earlier.receiverAccountNumber ?? '' });
    form.beginFrom(earlier);
  });
  return (
    <PayoutForm
      form={form}
      words="transferForm"
      listHref="/transfers"
      means={means}
      amount={amount}
      input={fields && accounts && { body: { ...fields, ...accounts } }}
      errors={errors}
      onTry={tried}
      onMade={(id, forget) => {
        account.clear();
        onMade(id, forget);
      }}
      longestDescription={500}
      free
      who={accounts && t('account', { number: accounts.receiverAccountNumber })}
      payee={
        <AccountFields
          own={accountNumber}
          receiver={receiver}
          onReceiver={(next) => account.change({ receiver: next })}
          error={errors.target}
        />
      }
    />
  );
}
