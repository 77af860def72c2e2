'use client';

import { useEffect, useEffectEvent } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { Available } from '@/app/(office)/(payout)/available';
import { PayoutFields } from '@/app/(office)/(payout)/payout-fields';
import { PayoutHappens } from '@/app/(office)/(payout)/payout-happens';
import { emptyPayout, readBesides, readPayout } from '@/app/(office)/(payout)/read-payout';
import { useMeans } from '@/app/(office)/(payout)/use-means';
import { useOwnReference } from '@/app/(office)/(payout)/use-own-reference';
import { usePayoutErrors } from '@/app/(office)/(payout)/use-payout-errors';
import { WayOut } from '@/app/(office)/(payout)/way-out';
import { OperationForm } from '@/app/(office)/operation-form';
import { useDraft } from '@/components/form/use-draft';
import { useFormOperation } from '@/components/operation/use-form-operation';
import { type Reais, toReais } from '@/lib/format/money';
import { formatReais, formatReaisParts } from '@/lib/format/money-text';
import { CodeField } from './code-field';
import { useCode } from './use-code';

/** interface: Limits, POST /withdraw/qrcode amount. */
const least = toReais('0.10');
const longestDescription = 140;

/** The form of POST /withdraw/qrcode: the code is read first; its own amount is paid, or one is asked for where it has none. */
export function QrPaymentForm({ onMade }: { onMade: (id: string) => void }) {
  const t = useTranslations('qrPaymentForm');
  const locale = useLocale();
  const { draft, change, clear } = useDraft('qr-payment', emptyPayout);
  const code = useCode();
  const means = useMeans(least);
  const operation = useFormOperation('withdrawals.createFromQrCode', 'qr-payment');
  const renewReference = useOwnReference(draft.reference, 'saq', (reference) => change({ reference }));
  const { found } = code;
  const inCode = found?.code.amount ?? null;
  const refused = operation.problem?.errorCode;
  // Whoever pays by the code alone is asked for the amount all the same where the service wants it said (SVS604).
  const isFixed = inCode !== null && !found?.code.amountEditable && refused !== 'SVS604';
  const read = readPayout(draft, means);
  const besides = readBesides(draft);
  const amount = isFixed ? inCode : read.amount;
  const faults = isFixed ? { ...read.faults, amount: undefined } : read.faults;
  const fields = isFixed ? besides : read.fields;
  const { brought } = code.confirmation;
  const targetFault = code.qrCode === null ? t('faults.code') : found === null ? t('faults.read') : null;
  const { errors, tried } = usePayoutErrors({
    values: { ...draft, target: code.text },
    faults,
    targetFault,
    means,
    problem: operation.problem,
  });
  const setAmount = (value: Reais) => change({ amount: formatReaisParts(value, locale).number });

  // What the code asks for is filled in: when it is read, and again when another amount was refused (SVS603).
  const fillIn = useEffectEvent(() => {
    if (inCode !== null) setAmount(inCode);
  });
  useEffect(() => {
    if (inCode !== null || refused === 'SVS603') fillIn();
  }, [inCode, refused]);

  const words = amount === null ? null : formatReais(amount, locale);
  return (
    <OperationForm
      operation={operation}
      input={fields && code.qrCode !== null && brought ? { body: { ...fields, ...brought, qrCode: code.qrCode } } : null}
      act={words ? t('submit', { amount: words }) : t('submitEmpty')}
      again={words ? t('again', { amount: words }) : t('submitEmpty')}
      listHref="/withdrawals"
      existingHref={(id) => `/withdrawals/${id}`}
      onTry={tried}
      onDone={(id) => {
        clear();
        onMade(id);
      }}
      wayOut={(problem) => <WayOut problem={problem} means={means} onAmount={setAmount} onLookUp={code.read} />}
      fields={
        <>
          <CodeField state={code} error={errors.target} missing={errors.insist && found !== null && brought === null} />
          <PayoutFields
            draft={draft}
            onChange={change}
            errors={errors}
            onRenewReference={renewReference}
            longestDescription={longestDescription}
            fixed={isFixed || found === null}
            belowAmount={<Available means={means} onAll={setAmount} />}
          />
        </>
      }
      aside={<PayoutHappens amount={amount} who={found?.holder.name ?? null} means={means} />}
    />
  );
}
