'use client';

import { useEffect, useEffectEvent } from 'react';
import { useTranslations } from 'use-intl';
import { PayoutForm } from '@/components/payout/form/payout-form';
import { readPayout, readPayoutDetails } from '@/components/payout/form/read-payout';
import { usePayoutErrors } from '@/components/payout/form/use-payout-errors';
import { usePayoutForm } from '@/components/payout/form/use-payout-form';
import { usePayoutLimits } from '@/components/payout/use-payout-limits';
import { usePayeeConfirmation } from '@/lib/client/query/use-payee-confirmation';
import { withdrawals } from '@/lib/contracts/pix/payouts/withdrawals';
import { minimumReais } from '@/lib/contracts/shape/field-rules';
import * as textRules from '@/lib/contracts/shape/text-rules';
import { toReais } from '@/lib/format/money/money';
import { CodeField } from './code-field';
import { useCode } from './use-code';

const minimum = toReais(minimumReais['withdrawals.createFromQrCode']);

/** The form of POST /withdraw/qrcode: the code is read first; its own amount is paid, or one is asked for where it has none. */
export function QrPaymentForm() {
  const t = useTranslations('qrPaymentForm.errors');
  const form = usePayoutForm(
    withdrawals.createFromQrCode,
    { name: 'qr-payment', prefix: 'saq' },
    usePayeeConfirmation('withdrawals.createFromQrCode'),
  );
  // An amount belongs to the code it was read with or written for.
  const code = useCode(() => form.change({ amount: '' }));
  const limits = usePayoutLimits(minimum);
  const { found, qrCode } = code;
  const { brought } = code.confirmation;
  const { problem } = form.operation;
  const refused = problem?.errorCode;
  const inCode = found?.code.amount ?? null;
  // The service may require the amount even when the code holds it (SVS604).
  const isFixed = inCode !== null && !found?.code.amountEditable && refused !== 'SVS604';
  const read = readPayout(form.draft, limits);
  const fields = isFixed ? readPayoutDetails(form.draft) : read.fields;
  const errors = usePayoutErrors({
    values: { ...form.draft, target: code.text },
    fieldErrors: isFixed ? { ...read.fieldErrors, amount: undefined } : read.fieldErrors,
    targetError: qrCode === null ? t('code') : found === null ? t('read') : null,
    limits,
    problem,
  });

  // The code's amount is filled in when it is read, and again when another amount was refused (SVS603).
  const fillIn = useEffectEvent(() => {
    if (inCode !== null) form.setAmount(inCode);
  });
  useEffect(() => {
    if (inCode !== null || refused === 'SVS603') fillIn();
  }, [inCode, refused]);

  return (
    <PayoutForm
      form={form}
      words="qrPaymentForm"
      listHref="/withdrawals"
      limits={limits}
      amount={isFixed ? inCode : read.amount}
      input={fields && qrCode !== null && brought ? { body: { ...fields, ...brought, qrCode } } : null}
      errors={errors}
      onLookUp={code.read}
      longestDescription={textRules.pixText.max}
      fixed={isFixed || found === null}
      who={found?.holder.name ?? null}
      receiver={{ holder: found?.holder ?? null, target: null }}
      payee={<CodeField state={code} error={errors.errors.target} missing={errors.submitted && found !== null && brought === null} />}
    />
  );
}
