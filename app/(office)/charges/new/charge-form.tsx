'use client';

import { useEffect, useEffectEvent } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { estimateFee } from '@/app/(office)/estimate-fee';
import { OperationForm } from '@/app/(office)/operation-form';
import type { OnMade } from '@/app/(office)/use-made';
import { useAlive } from '@/components/form/use-alive';
import { useDraft } from '@/components/form/use-draft';
import { useFormOperation } from '@/components/operation/use-form-operation';
import { useRead } from '@/lib/client/use-read';
import { account } from '@/lib/contracts/account';
import { charges } from '@/lib/contracts/charges';
import { formatReais } from '@/lib/format/money-text';
import { ChargeFields } from './charge-fields';
import { emptyCharge, limitsOf, newReference, personalFields, readCharge } from './read-charge';
import { useFieldErrors } from './use-field-errors';
import { WhatHappens } from './what-happens';

/** The form of POST /pix. Once its charge exists it forgets what was typed, and `onMade` takes over. */
export function ChargeForm({ onMade }: { onMade: OnMade }) {
  const t = useTranslations('chargeForm');
  const locale = useLocale();
  const alive = useAlive();
  const { draft, change, clear } = useDraft('charge', emptyCharge, personalFields);
  const profile = useRead(account.read, {}, { staleTime: 60_000 });
  const operation = useFormOperation(charges.create, 'charge');
  const limits = limitsOf(profile.data);
  const { faults, amount, expiresIn, body } = readCharge(draft, limits);
  const { errors, leaveField, tried } = useFieldErrors({ draft, faults, limits, problem: operation.problem });

  const refillReference = useEffectEvent(() => {
    if (draft.reference.trim() === '') change({ reference: newReference() });
  });
  useEffect(() => {
    if (alive) refillReference();
  }, [alive]);

  return (
    <OperationForm
      operation={operation}
      input={body && { body }}
      act={amount === null ? t('submitEmpty') : t('submit', { amount: formatReais(amount, locale) })}
      again={amount === null ? t('submitEmpty') : t('again', { amount: formatReais(amount, locale) })}
      listHref="/charges"
      existingHref={(id) => `/charges/${id}`}
      onTry={tried}
      onDone={(id, forget) => {
        clear();
        onMade(id, forget);
      }}
      fields={
        <ChargeFields
          draft={draft}
          onChange={change}
          errors={errors}
          onLeave={(field) =>
            field === 'reference' && draft.reference.trim() === '' ? change({ reference: newReference() }) : leaveField(field)
          }
        />
      }
      aside={
        <WhatHappens
          amount={amount}
          name={draft.name}
          expiresIn={expiresIn}
          fee={amount && estimateFee('cashIn', amount, profile.data?.serviceFee ?? null)}
        />
      }
    />
  );
}
