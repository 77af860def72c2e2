'use client';

import clsx from 'clsx';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { estimateFee } from '@/app/(office)/charges/estimate-fee';
import { Note } from '@/components/feedback/note';
import { ProblemView } from '@/components/feedback/problem-view';
import { Form } from '@/components/form/form';
import { SubmitAfter } from '@/components/form/submit-after';
import { useAlive } from '@/components/form/use-alive';
import { useDraft } from '@/components/form/use-draft';
import { OperationPanel } from '@/components/operation/operation-panel';
import { useFormOperation } from '@/components/operation/use-form-operation';
import { Button } from '@/components/ui/button';
import { ButtonLink } from '@/components/ui/button-link';
import { useRead } from '@/lib/client/use-read';
import type { Operation } from '@/lib/contracts/operations.shape';
import { formatReais } from '@/lib/format/money-text';
import { ChargeFields } from './charge-fields';
import { emptyCharge, limitsOf, newReference, readCharge } from './read-charge';
import { useFieldErrors } from './use-field-errors';
import { WhatHappens } from './what-happens';

/** The form of POST /pix. Once its charge exists it forgets what was typed, and `onMade` takes over. */
export function ChargeForm({ onMade }: { onMade: (id: string) => void }) {
  const t = useTranslations('chargeForm');
  const locale = useLocale();
  const alive = useAlive();
  const { draft, change, clear } = useDraft('charge', emptyCharge);
  const account = useRead('account.read', {}, { staleTime: 60_000 });
  const operation = useFormOperation('charges.create', 'charge');
  const { problem } = operation;
  const limits = limitsOf(account.data);
  const { faults, amount, expiresIn, body } = readCharge(draft, limits);
  const { errors, leaveField, tried } = useFieldErrors({ draft, faults, limits, problem });
  const [attempt, setAttempt] = useState(0);

  const refillReference = useEffectEvent(() => {
    if (draft.reference.trim() === '') change({ reference: newReference() });
  });
  useEffect(() => {
    if (alive) refillReference();
  }, [alive]);

  const made = operation.operation?.state === 'done' ? operation.operation : null;
  const leave = useEffectEvent(({ transactionId }: Operation) => {
    if (!transactionId) return;
    clear();
    operation.finish();
    onMade(transactionId);
  });
  useEffect(() => {
    if (made) leave(made);
  }, [made]);

  const submit = () => {
    tried();
    setAttempt(attempt + 1);
    if (body) operation.send({ body });
  };
  const act = amount === null ? t('submitEmpty') : t('submit', { amount: formatReais(amount, locale) });
  // A reference in use (SVC210) comes with the transaction that has it.
  const existing = problem?.details.find(({ field }) => field === 'transaction')?.reason;
  const frozen = operation.closed || operation.lost;
  return (
    <div className="grid gap-x-10 gap-y-6 lg:grid-cols-[minmax(0,560px)_minmax(280px,360px)]">
      <Form onSubmit={submit} failure={`${attempt} ${problem?.requestId}`} inert={!alive}>
        <div inert={frozen || operation.isSending} className={clsx('grid gap-5', frozen && 'opacity-60')}>
          <ChargeFields
            draft={draft}
            onChange={change}
            errors={errors}
            onLeave={(field) =>
              field === 'reference' && draft.reference.trim() === '' ? change({ reference: newReference() }) : leaveField(field)
            }
          />
        </div>
        {problem && !operation.lost && !operation.closed && (
          <ProblemView
            ofAct
            problem={problem}
            actions={existing && <ButtonLink href={`/charges/${existing}`}>{t('existing')}</ButtonLink>}
          />
        )}
        {operation.lost && (
          <Note tone="blue" icon="checking" live>
            {t('lost')}
          </Note>
        )}
        {operation.closed && operation.operation && !made ? (
          <OperationPanel
            operation={operation.operation}
            again={
              body && (
                <Button variant="primary" waiting={operation.isSending} onClick={() => operation.sendAnew({ body })}>
                  {t('again', { amount: formatReais(amount, locale) })}
                </Button>
              )
            }
          />
        ) : (
          <div className="flex flex-wrap gap-2">
            <SubmitAfter
              key={problem?.retryAfterSeconds ? problem.requestId : 'now'}
              seconds={problem?.retryAfterSeconds ?? 0}
              pending={operation.isSending}
            >
              {operation.lost ? t('askAgain') : act}
            </SubmitAfter>
            <ButtonLink href="/charges">{t('cancel')}</ButtonLink>
          </div>
        )}
      </Form>
      <div className="lg:sticky lg:top-4 lg:self-start">
        <WhatHappens
          amount={amount}
          name={draft.name}
          expiresIn={expiresIn}
          fee={amount && estimateFee(amount, account.data?.serviceFee ?? null)}
        />
      </div>
    </div>
  );
}
