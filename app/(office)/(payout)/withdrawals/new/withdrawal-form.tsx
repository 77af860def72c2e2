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
import { useAlive } from '@/components/form/use-alive';
import { useDraft } from '@/components/form/use-draft';
import { useFormOperation } from '@/components/operation/use-form-operation';
import type { Transaction } from '@/lib/contracts/shapes';
import { type Reais, toReais } from '@/lib/format/money';
import { formatReais, formatReaisParts } from '@/lib/format/money-text';
import { KeyField } from './key-field';
import { useKey } from './use-key';

/** interface: Limits, POST /withdraw amount; and the Pix text of its own. */
const least = toReais('0.01');
const longestDescription = 140;

type WithdrawalFormProps = {
  /** The withdrawal to begin a new one from. */
  model: Transaction | null;
  onMade: (id: string) => void;
};

/** The form of POST /withdraw: whom, confirmed by name; how much; what happens then. */
export function WithdrawalForm({ model, onMade }: WithdrawalFormProps) {
  const t = useTranslations('withdrawalForm');
  const locale = useLocale();
  const alive = useAlive();
  const { draft, change, clear } = useDraft('withdrawal', emptyPayout);
  const key = useKey();
  const means = useMeans(least);
  const operation = useFormOperation('withdrawals.create', 'withdrawal');
  const renewReference = useOwnReference(draft.reference, 'saq', (reference) => change({ reference }));
  const { faults, amount, fields } = readPayout(draft, means);
  const { brought } = key.confirmation;
  const targetFault = key.key === null ? t('faults.key') : key.payee === null ? t('faults.lookUp') : null;
  const { errors, tried } = usePayoutErrors({
    values: { ...draft, target: key.text },
    faults,
    targetFault,
    means,
    problem: operation.problem,
  });
  const setAmount = (value: Reais) => change({ amount: formatReaisParts(value, locale).number });

  const beginFrom = useEffectEvent(({ withdrawPixKey, amount: paid, virtualAccount }: Transaction) => {
    key.type(withdrawPixKey ?? '');
    change({ amount: formatReaisParts(paid, locale).number, virtualAccount: virtualAccount ?? '' });
  });
  useEffect(() => {
    if (alive && model) beginFrom(model);
  }, [alive, model]);

  const words = amount === null ? null : formatReais(amount, locale);
  return (
    <OperationForm
      operation={operation}
      input={fields && key.key && brought && { body: { ...fields, ...key.key, ...brought } }}
      act={words ? t('submit', { amount: words }) : t('submitEmpty')}
      again={words ? t('again', { amount: words }) : t('submitEmpty')}
      listHref="/withdrawals"
      existingHref={(id) => `/withdrawals/${id}`}
      onTry={tried}
      onDone={(id) => {
        clear();
        onMade(id);
      }}
      wayOut={(problem) => <WayOut problem={problem} means={means} onAmount={setAmount} onLookUp={key.lookUp} />}
      fields={
        <>
          <KeyField state={key} error={errors.target} missing={errors.insist && key.payee !== null && brought === null} />
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
      aside={<PayoutHappens amount={amount} who={key.payee?.holder.name ?? null} means={means} />}
    />
  );
}
