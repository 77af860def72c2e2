'use client';

import { useEffect, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { Note } from '@/components/feedback/note';
import { ProblemView } from '@/components/feedback/problem-view';
import { Form } from '@/components/form/form';
import { SubmitAfter } from '@/components/form/submit-after';
import { useDraft } from '@/components/form/use-draft';
import { OperationPanel } from '@/components/operation/operation-panel';
import { useFormOperation } from '@/components/operation/use-form-operation';
import { Button } from '@/components/ui/button';
import { useHydrated } from '@/lib/client/use-hydrated';
import { cardCharges } from '@/lib/contracts/card/card-charges';
import { businessDay } from '@/lib/format/date';
import { formatCents } from '@/lib/format/money-text';
import { serviceZone } from '@/lib/format/zone';
import { CardFields } from './card-fields';
import { ChargeFields } from './charge-fields';
import { ChargeSummary } from './charge-summary';
import { Confirmation } from './confirmation';
import { Outcome } from './outcome';
import { emptyEntry, newReference, personalFields, readEntry } from './read-entry';
import { useCardInputs } from './use-card-inputs';

/** Charges a card whose data somebody is told: filled in, looked at once more, sent once. */
export function CardEntry() {
  const t = useTranslations('cardEntry');
  const tOperation = useTranslations('operation');
  const locale = useLocale();
  const alive = useHydrated();
  const { draft, change, clear } = useDraft('card-charge', emptyEntry, personalFields);
  const card = useCardInputs();
  const operation = useFormOperation(cardCharges.create, 'card-charge', (input) => {
    const taken = card.take();
    return taken ? { ...input, body: { ...input.body, card: taken } } : input;
  });
  const [confirming, setConfirming] = useState(false);
  const [attempt, setAttempt] = useState(0);
  // What was confirmed is gone with the card.
  if (card.emptied && confirming) setConfirming(false);
  const entry = readEntry(draft, businessDay(new Date(), serviceZone));
  const { amount, body } = entry;
  const made = operation.operation?.state === 'done' ? operation.operation : null;
  const { problem, record } = operation;

  const needsReference = alive && draft.reference === '';
  useEffect(() => {
    if (needsReference) change({ reference: newReference() });
  }, [needsReference, change]);

  const submit = () => {
    setAttempt(attempt + 1);
    const cardFits = card.judge();
    if (!body || !cardFits) setConfirming(false);
    else if (confirming) operation.send({ body });
    else setConfirming(true);
  };
  /** Another act: with the same reference after reading found no trace, else with another one. */
  const startOver = (kept: 'all' | 'asked' | 'nothing') => {
    if (kept === 'nothing') clear();
    if (kept === 'asked') change({ reference: newReference() });
    card.clear();
    setConfirming(false);
    operation.finish();
  };

  if (made?.transactionId) {
    const chargeId = made.transactionId;
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
  if (operation.closed && operation.operation) {
    return (
      <div className="max-w-[560px]">
        <OperationPanel operation={operation.operation} again={<Button onClick={() => startOver('all')}>{t('again')}</Button>} />
      </div>
    );
  }
  const act = amount === null ? t('continue') : t('submit', { amount: formatCents(amount, locale) });
  return (
    <div className="grid gap-x-10 gap-y-6 lg:grid-cols-[minmax(0,560px)_minmax(260px,1fr)]">
      <Form onSubmit={submit} failure={attempt} inert={!alive} autoComplete="off">
        <div hidden={confirming} inert={operation.isSending || operation.lost} className="grid gap-5 [&[hidden]]:hidden">
          <ChargeFields
            draft={draft}
            amount={amount}
            recurs={entry.interval !== undefined}
            onChange={change}
            faults={entry.faults}
            insist={attempt > 0}
          />
          <CardFields {...card} />
        </div>
        {confirming && amount !== null && (
          <Confirmation draft={draft} amount={amount} entry={entry} card={`${card.known.brand} •••• ${card.known.lastFour}`} />
        )}
        {problem && !operation.lost && <ProblemView isWrite problem={problem} />}
        {operation.lost && (
          <Note tone="blue" icon="checking" live>
            {tOperation('lost')}
          </Note>
        )}
        <div className="flex flex-wrap gap-2">
          <SubmitAfter
            key={problem?.retryAfterSeconds ? problem.requestId : 'now'}
            seconds={problem?.retryAfterSeconds ?? 0}
            pending={operation.isSending}
          >
            {operation.lost ? tOperation('askAgain') : confirming ? act : t('continue')}
          </SubmitAfter>
          {confirming && (
            <Button waiting={operation.isSending || operation.lost} onClick={() => setConfirming(false)}>
              {t('back')}
            </Button>
          )}
        </div>
      </Form>
      <div className="lg:sticky lg:top-4 lg:self-start">
        <ChargeSummary entry={entry} />
      </div>
    </div>
  );
}
