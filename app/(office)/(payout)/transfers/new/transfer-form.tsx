'use client';

import { useEffect, useEffectEvent } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { Available } from '@/app/(office)/(payout)/available';
import { PayoutFields } from '@/app/(office)/(payout)/payout-fields';
import { PayoutHappens } from '@/app/(office)/(payout)/payout-happens';
import { emptyPayout, readPayout } from '@/app/(office)/(payout)/read-payout';
import { useMeans } from '@/app/(office)/(payout)/use-means';
import { useOwnReference } from '@/app/(office)/(payout)/use-own-reference';
import { usePayoutErrors } from '@/app/(office)/(payout)/use-payout-errors';
import { WayOut } from '@/app/(office)/(payout)/way-out';
import { OperationForm } from '@/app/(office)/operation-form';
import { Field } from '@/components/form/field';
import { useAlive } from '@/components/form/use-alive';
import { useDraft } from '@/components/form/use-draft';
import { useFormOperation } from '@/components/operation/use-form-operation';
import { Input } from '@/components/ui/input';
import type { Transaction } from '@/lib/contracts/shapes';
import { type Reais, toReais } from '@/lib/format/money';
import { formatReais, formatReaisParts } from '@/lib/format/money-text';
import { readAccounts } from './read-accounts';

const least = toReais('0.01');
const longestDescription = 500;
const emptyTransfer = { ...emptyPayout, receiver: '' };

/** The form of POST /internal-transfer. The service tells no name beforehand: the number is all there is to check. */
export function TransferForm({ model, onMade }: { model: Transaction | null; onMade: (id: string) => void }) {
  const t = useTranslations('transferForm');
  const locale = useLocale();
  const alive = useAlive();
  const { draft, change, clear } = useDraft('transfer', emptyTransfer);
  const { accountNumber, ...account } = useMeans(least);
  // A transfer is free, and the bounds of withdrawals are not its own (interface: Internal transfer, SVC602 and SVC603).
  const means = { ...account, min: least, max: null, daily: null, fees: null };
  const operation = useFormOperation('transfers.create', 'transfer');
  const renewReference = useOwnReference(draft.reference, 'trf', (reference) => change({ reference }));
  const { faults, amount, fields } = readPayout(draft, means);
  const { fault, accounts } = readAccounts(accountNumber, draft.receiver);
  const { errors, tried } = usePayoutErrors({
    values: { ...draft, target: draft.receiver },
    faults,
    targetFault: fault && t(`faults.${fault}`),
    means,
    problem: operation.problem,
  });
  const setAmount = (value: Reais) => change({ amount: formatReaisParts(value, locale).number });

  const beginFrom = useEffectEvent(({ receiverAccountNumber, amount: paid, virtualAccount }: Transaction) => {
    change({
      receiver: receiverAccountNumber ?? '',
      amount: formatReaisParts(paid, locale).number,
      virtualAccount: virtualAccount ?? '',
    });
  });
  useEffect(() => {
    if (alive && model) beginFrom(model);
  }, [alive, model]);

  const words = amount === null ? null : formatReais(amount, locale);
  return (
    <OperationForm
      operation={operation}
      input={fields && accounts && { body: { ...fields, ...accounts } }}
      act={words ? t('submit', { amount: words }) : t('submitEmpty')}
      again={words ? t('again', { amount: words }) : t('submitEmpty')}
      listHref="/transfers"
      existingHref={(id) => `/transfers/${id}`}
      onTry={tried}
      onDone={(id) => {
        clear();
        onMade(id);
      }}
      wayOut={(problem) => <WayOut problem={problem} means={means} onAmount={setAmount} />}
      fields={
        <>
          <Field label={t('payer')} help={accountNumber ? t('payerHelp') : t('payerUnknown')}>
            {(control) => <Input {...control} readOnly value={accountNumber ?? ''} className="numbers bg-grey-soft" />}
          </Field>
          <Field label={t('receiver')} help={t('receiverHelp')} error={errors.target}>
            {(control) => (
              <Input
                {...control}
                name="receiver"
                value={draft.receiver}
                onChange={(event) => change({ receiver: event.target.value })}
                inputMode="numeric"
                autoComplete="off"
                maxLength={12}
                autoFocus
                className="numbers"
              />
            )}
          </Field>
          <PayoutFields
            draft={draft}
            onChange={change}
            errors={errors}
            onRenewReference={renewReference}
            longestDescription={longestDescription}
            belowAmount={<Available means={means} onAll={setAmount} />}
          />
        </>
      }
      aside={
        <PayoutHappens amount={amount} who={accounts && t('account', { number: accounts.receiverAccountNumber })} means={means} free />
      }
    />
  );
}
