'use client';

import { useLocale, useTranslations } from 'use-intl';
import { estimateFee } from '@/components/account/estimate-fee';
import { useNotAllowed } from '@/components/account/use-not-allowed';
import { type ChargeDraft, emptyCharge, personalFields } from '@/components/charge/charge-draft';
import { Note } from '@/components/feedback/note';
import { useDraft } from '@/components/form/use-draft';
import { callbackChoice } from '@/components/operation/callback-to/callback-field';
import { useMerchantHost } from '@/components/operation/callback-to/merchant-host';
import { OperationForm } from '@/components/operation/form/operation-form';
import { useOperationForm } from '@/components/operation/form/use-operation-form';
import { useRedirectAfterCreate } from '@/components/operation/form/use-redirect-after-create';
import { newReference, useOwnReference } from '@/components/operation/reference/use-own-reference';
import { useLocalStorageValue } from '@/lib/client/local-storage-value';
import { useEndpointQuery } from '@/lib/client/query/use-read';
import { account } from '@/lib/contracts/pix/account/account';
import { charges } from '@/lib/contracts/pix/payments/charges';
import { formatReais } from '@/lib/format/money/money-text';
import { ChargeFields } from './charge-fields';
import { ChargeSummary } from './charge-summary';
import { lastExpiry, type OfferedExpiry, rememberExpiry } from './last-expiry';
import { limitsOf, readCharge } from './read-charge';
import { useChargeErrors } from './use-charge-errors';

/** The form of POST /pix. It moves no money, so its button sends at once; the charge then opens. `usualExpiry` is what administrators set. */
export function ChargeForm({ usualExpiry }: { usualExpiry: OfferedExpiry }) {
  const t = useTranslations('chargeForm');
  const locale = useLocale();
  const expiry = useLocalStorageValue(lastExpiry) ?? usualExpiry;
  const { draft, change, clear } = useDraft<ChargeDraft>('charge', { ...emptyCharge, expiry }, personalFields);
  const profile = useEndpointQuery(account.read, {}, { staleTime: 60_000 });
  const notAllowed = useNotAllowed('deposit');
  const merchantHost = useMerchantHost();
  const form = useOperationForm(charges.create, 'charge');
  const { made, onDone } = useRedirectAfterCreate(form.finish);
  const limits = limitsOf(profile.data);
  const { fieldErrors, amount, expiresIn, body } = readCharge(draft, limits);
  const errors = useChargeErrors({ draft, fieldErrors, limits, problem: form.problem });
  const renewReference = useOwnReference(
    draft.reference,
    () => newReference('cob'),
    (reference) => change({ reference }),
  );
  if (made) {
    return (
      <Note tone="green" live>
        {t('made')}
      </Note>
    );
  }
  const amountText = amount === null ? null : formatReais(amount, locale);
  return (
    <OperationForm
      form={form}
      input={body && { body: { ...body, ...callbackChoice(merchantHost, draft.callbackTo) } }}
      send={amountText ? t('submit', { amount: amountText }) : t('submitEmpty')}
      again={amountText ? t('again', { amount: amountText }) : t('submitEmpty')}
      leave="/charges"
      onTry={errors.onTry}
      notAllowed={notAllowed}
      onDone={(operation) => {
        rememberExpiry(draft.expiry);
        clear();
        onDone(operation);
      }}
      fields={
        <>
          {notAllowed && <Note tone="amber">{notAllowed}</Note>}
          <ChargeFields
            draft={draft}
            onChange={change}
            errors={errors}
            documentNeeded={form.problem?.errorCode === 'SVD602'}
            onRenewReference={renewReference}
          />
        </>
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
