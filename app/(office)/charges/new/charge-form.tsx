'use client';

import { useEffect, useEffectEvent } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { estimateFee } from '@/components/account/estimate-fee';
import { useDraft } from '@/components/form/use-draft';
import { OperationForm } from '@/components/operation/operation-form';
import { useFormOperation } from '@/components/operation/use-form-operation';
import type { OnCreated } from '@/components/operation/use-redirect-after-create';
import { useHydrated } from '@/lib/client/use-hydrated';
import { useEndpointQuery } from '@/lib/client/use-read';
import { account } from '@/lib/contracts/pix/account';
import { charges } from '@/lib/contracts/pix/charges';
import { formatReais } from '@/lib/format/money-text';
import { ChargeFields } from './charge-fields';
import { ChargeSummary } from './charge-summary';
import { emptyCharge, limitsOf, newReference, personalFields, readCharge } from './read-charge';
import { useFieldErrors } from './use-field-errors';

/** The form of POST /pix. Once its charge exists it forgets what was typed, and `onCreated` takes over. */
export function ChargeForm({ onCreated }: { onCreated: OnCreated }) {
  const t = useTranslations('chargeForm');
  const locale = useLocale();
  const alive = useHydrated();
  const { draft, change, clear } = useDraft('charge', emptyCharge, personalFields);
  const profile = useEndpointQuery(account.read, {}, { staleTime: 60_000 });
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
        onCreated(id, forget);
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
        <ChargeSummary
          amount={amount}
          name={draft.name}
          expiresIn={expiresIn}
          fee={amount && estimateFee('cashIn', amount, profile.data?.serviceFee ?? null)}
        />
      }
    />
  );
}
