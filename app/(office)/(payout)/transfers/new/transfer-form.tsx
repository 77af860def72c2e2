'use client';

import { useTranslations } from 'use-intl';
import { LoadErrorFallback } from '@/components/feedback/load-error-fallback';
import { useDraft } from '@/components/form/use-draft';
import { PayoutForm } from '@/components/payout/form/payout-form';
import { readPayout } from '@/components/payout/form/read-payout';
import { usePayoutErrors } from '@/components/payout/form/use-payout-errors';
import { usePayoutForm } from '@/components/payout/form/use-payout-form';
import { useModel } from '@/components/payout/use-model';
import { usePayoutLimits } from '@/components/payout/use-payout-limits';
import { lazyPart } from '@/components/ui/loading/lazy-part';
import { usePayeeConfirmation } from '@/lib/client/query/use-payee-confirmation';
import { transfers } from '@/lib/contracts/pix/payouts/transfers';
import { minimumReais } from '@/lib/contracts/shape/field-rules';
import * as textRules from '@/lib/contracts/shape/text-rules';
import type { Transaction } from '@/lib/contracts/shapes';
import { toReais } from '@/lib/format/money/money';
import { AccountFields } from './account-fields';
import { readAccounts } from './read-accounts';
import { useAccount } from './use-account';

/** Comes with the first number typed: without its confirmation nothing is sent. */
const AccountCheck = lazyPart(() => import('./account-check').then((module) => module.AccountCheck), LoadErrorFallback);

const minimum = toReais(minimumReais['transfers.create']);

/** The form of POST /internal-transfer. The service tells no name beforehand: number and amount are confirmed instead. */
export function TransferForm({ model }: { model: Transaction | null }) {
  const t = useTranslations('transferForm');
  const form = usePayoutForm(
    transfers.create,
    { name: 'transfer', prefix: 'trf', model, keepsPayee: true },
    usePayeeConfirmation('transfers.create'),
  );
  const account = useDraft(`${form.draftName}:account`, { receiver: '' });
  const { receiver } = account.draft;
  const { accountNumber, available } = usePayoutLimits(minimum);
  // A transfer is free, and the bounds of withdrawals are not its own (interface: Internal transfer, SVC602 and SVC603).
  const limits = { available, min: minimum, max: null, daily: null, fees: null };
  const { fieldErrors, amount, fields } = readPayout(form.draft, limits);
  const { error, accounts } = readAccounts(accountNumber, receiver);
  const to = useAccount(accounts?.receiverAccountNumber ?? null, amount);
  const { brought } = to.confirmation;
  const errors = usePayoutErrors({
    values: { ...form.draft, target: receiver },
    fieldErrors,
    targetError: error && t(`errors.${error}`),
    limits,
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
      limits={limits}
      amount={amount}
      input={fields && accounts && brought && { body: { ...fields, ...accounts, confirmation: brought.confirmation } }}
      errors={errors}
      onDone={account.clear}
      onLookUp={to.lookUp}
      longestDescription={textRules.transferText.max}
      free
      who={accounts && t('account', { number: accounts.receiverAccountNumber })}
      receiver={{
        holder: to.found?.last?.holder ?? null,
        target: accounts && { kind: 'account', text: accounts.receiverAccountNumber },
        note: to.known,
      }}
      payee={
        <>
          <AccountFields
            own={accountNumber}
            receiver={receiver}
            onReceiver={(next) => account.change({ receiver: next })}
            error={errors.errors.target}
          />
          {accounts && (
            <AccountCheck
              state={to}
              accountNumber={accounts.receiverAccountNumber}
              amount={amount}
              missing={errors.submitted && amount !== null && brought === null}
            />
          )}
        </>
      }
    />
  );
}
