'use client';

import { useLocale, useTranslations } from 'use-intl';
import { LoadErrorFallback } from '@/components/feedback/load-error-fallback';
import { useDraft } from '@/components/form/use-draft';
import { OperationForm } from '@/components/operation/form/operation-form';
import { useOperationForm } from '@/components/operation/form/use-operation-form';
import { newReference, useOwnReference } from '@/components/operation/reference/use-own-reference';
import { Button } from '@/components/ui/action/button';
import { lazyPart } from '@/components/ui/loading/lazy-part';
import { serverNow } from '@/lib/client/clock/server-clock';
import { cardCharges } from '@/lib/contracts/card/card-charges';
import { businessDay } from '@/lib/format/date';
import { formatCents } from '@/lib/format/money/currency';
import { serviceZone } from '@/lib/format/zone';
import { CardFields } from './card-fields';
import { CardQuestion } from './card-question';
import { ChargeFields } from './charge-fields';
import { ChargeSummary } from './charge-summary';
import { emptyEntry, personalFields, readEntry } from './read-entry';
import { useCardInputs } from './use-card-inputs';
import { useEntryErrors } from './use-entry-errors';

const OperationPanel = lazyPart(
  () => import('@/components/operation/operation-panel').then((module) => module.OperationPanel),
  LoadErrorFallback,
);
const Outcome = lazyPart(() => import('./outcome').then((module) => module.Outcome), LoadErrorFallback);

/** Charges a card whose data is given by phone: entered, confirmed, sent once. */
export function CardEntry() {
  const t = useTranslations('cardEntry');
  const locale = useLocale();
  const { draft, change, clear } = useDraft('card-charge', emptyEntry, personalFields);
  const card = useCardInputs();
  const form = useOperationForm(cardCharges.create, 'card-charge', (input) => {
    const taken = card.take();
    return taken ? { ...input, body: { ...input.body, card: taken } } : input;
  });
  const entry = readEntry(draft, businessDay(new Date(serverNow()), serviceZone));
  const { amount, body } = entry;
  const errors = useEntryErrors({ draft, fieldErrors: entry.fieldErrors, problem: form.problem });
  const renewReference = useOwnReference(
    draft.reference,
    () => newReference('car', 32),
    (reference) => change({ reference }),
  );
  /** Another attempt: with the same reference when the lookup found nothing, otherwise with a new one. */
  const startOver = (stays: 'all' | 'asked' | 'nothing') => {
    if (stays === 'nothing') clear();
    if (stays !== 'all') renewReference();
    card.clear();
    form.finish();
  };

  const { operation, record } = form;
  if (operation?.state === 'done' && operation.transactionId) {
    const chargeId = operation.transactionId;
    return (
      <Outcome
        chargeId={chargeId}
        record={record && 'creditCardPayment' in record ? record : null}
        onOpen={() => {
          startOver('nothing');
          window.location.assign(`/card/charges/${chargeId}`);
        }}
        onNext={(again) => startOver(again ? 'asked' : 'nothing')}
      />
    );
  }
  if (form.closed && operation) {
    return (
      <div className="max-w-[560px]">
        <OperationPanel operation={operation} again={<Button onClick={() => startOver('all')}>{t('again')}</Button>} />
      </div>
    );
  }
  const submitLabel = amount === null ? t('continue') : t('submit', { amount: formatCents(amount, locale) });
  return (
    <OperationForm
      form={form}
      // What was asked about is gone with the card.
      input={card.emptied ? null : body && { body }}
      send={submitLabel}
      again={submitLabel}
      onTry={() => {
        // Before anything is sent, so that it is there for the answer.
        Outcome.preload();
        errors.onTry();
      }}
      isReady={card.judge}
      autoComplete="off"
      fields={
        <>
          <ChargeFields draft={draft} amount={amount} recurs={entry.interval !== undefined} onChange={change} errors={errors} />
          <CardFields {...card} />
        </>
      }
      question={
        amount !== null && (
          <CardQuestion draft={draft} amount={amount} entry={entry} card={`${card.known.brand} •••• ${card.known.lastFour}`} />
        )
      }
      aside={<ChargeSummary entry={entry} />}
    />
  );
}
