'use client';

import clsx from 'clsx';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Note } from '@/components/feedback/note';
import { ProblemView } from '@/components/feedback/problem-view';
import { Form } from '@/components/form/form';
import { SubmitAfter } from '@/components/form/submit-after';
import { ServiceTrouble } from '@/components/service-status/service-trouble';
import { Button } from '@/components/ui/button';
import { ButtonLink } from '@/components/ui/button-link';
import type { CallInput } from '@/lib/client/call/call';
import { useHydrated } from '@/lib/client/use-hydrated';
import type { OperationKind } from '@/lib/contracts/office/operations';
import type { Problem } from '@/lib/contracts/problem/problem';
import { problemRule } from '@/lib/contracts/problem/problem-class';
import { OperationPanel } from './operation-panel';
import type { useFormOperation } from './use-form-operation';
import type { OnCreated } from './use-redirect-after-create';

type Kinds = Extract<OperationKind, `${'charges' | 'withdrawals' | 'transfers'}.${string}`>;

type OperationFormProps<N extends Kinds> = {
  operation: ReturnType<typeof useFormOperation<N>>;
  /** What is sent; null while something is missing or wrong. */
  input: CallInput<N> | null;
  /** The act and its amount: "Sacar R$ 30,50"; and the same once reading found no trace of it. */
  act: string;
  again: string;
  /** Where giving up leads, and the page of a transaction that already has the reference. */
  listHref: `/${string}`;
  existingHref: (id: string) => `/${string}`;
  /** Sending was tried. */
  onTry: () => void;
  /** It took effect: forget what was typed and go on to what came of it. */
  onDone: OnCreated;
  /** A way out of this problem besides the words for its code. */
  wayOut?: (problem: Problem) => ReactNode;
  fields: ReactNode;
  aside: ReactNode;
};

/**
 * The frame of every form that moves money once: fields, what will happen, the act. It is shut while the fate of an act is not known,
 * and opens again for its correction or, once reading found no trace, for the same act.
 */
export function OperationForm<N extends Kinds>(props: OperationFormProps<N>) {
  const { operation, input, act, again, listHref, existingHref, onTry, onDone, wayOut, fields, aside } = props;
  const t = useTranslations('operation');
  const alive = useHydrated();
  const [attempt, setAttempt] = useState(0);
  const { problem } = operation;
  const made = operation.operation?.state === 'done' ? operation.operation : null;

  const leave = useEffectEvent((transactionId: string | null) => {
    if (transactionId) onDone(transactionId, operation.finish);
  });
  useEffect(() => {
    if (made) leave(made.transactionId);
  }, [made]);

  const submit = () => {
    onTry();
    setAttempt(attempt + 1);
    if (input) operation.send(input);
  };
  // A reference in use (SVC210) comes with the transaction that has it.
  const existing = problem?.details.find(({ field }) => field === 'transaction')?.reason;
  const shut = operation.closed || operation.lost;
  // After a reload what may not be kept has to be filled in anew before the act can be made again.
  const frozen = shut && !(operation.operation?.state === 'not-found' && input === null);
  return (
    <div className="grid gap-x-10 gap-y-6 lg:grid-cols-[minmax(0,560px)_minmax(280px,360px)]">
      <Form onSubmit={submit} failure={`${attempt} ${problem?.requestId}`} inert={!alive}>
        <div inert={frozen || operation.isSending} className={clsx('grid gap-5', frozen && 'opacity-60')}>
          {fields}
        </div>
        {problem && !shut && (
          <ProblemView
            isWrite
            problem={problem}
            actions={existing ? <ButtonLink href={existingHref(existing)}>{t('existing')}</ButtonLink> : wayOut?.(problem)}
          />
        )}
        {(operation.closed || (problem && problemRule(problem.errorCode, problem.statusCode).move === 'service')) && <ServiceTrouble />}
        {operation.lost && (
          <Note tone="blue" icon="checking" live>
            {t('lost')}
          </Note>
        )}
        {operation.closed && operation.operation && !made ? (
          <OperationPanel
            operation={operation.operation}
            again={
              input && (
                <Button variant="primary" waiting={operation.isSending} onClick={() => operation.sendAnew(input)}>
                  {again}
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
            <ButtonLink href={listHref}>{t('cancel')}</ButtonLink>
          </div>
        )}
      </Form>
      <div className="lg:sticky lg:top-4 lg:self-start">{aside}</div>
    </div>
  );
}
