'use client';

import { type ReactNode, useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Note } from '@/components/feedback/note';
import { ProblemView } from '@/components/feedback/problem-view';
import { Form } from '@/components/form/form';
import { SubmitAfter } from '@/components/form/submit-after';
import { OperationPanel } from '@/components/operation/operation-panel';
import type { useFormOperation } from '@/components/operation/use-form-operation';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { OverlayBody } from '@/components/ui/overlay-body';
import { OverlayFooter } from '@/components/ui/overlay-footer';
import { takeFocus } from '@/components/ui/take-focus';
import type { CallInput } from '@/lib/client/call/call';
import type { OperationKind } from '@/lib/contracts/office/operations';

type CardKinds = Extract<OperationKind, `${'cardCharges' | 'recurrences'}.${string}`>;

type ActDialogProps<N extends CardKinds> = {
  title: string;
  operation: ReturnType<typeof useFormOperation<N>>;
  /** What is sent; null while something is missing or wrong. */
  input: CallInput<N> | null;
  /** The act and its amount: "Estornar R$ 30,50". */
  act: string;
  fields: ReactNode;
  /** Once more in words, before it is sent. */
  question: ReactNode;
  /** What became of it. */
  done: ReactNode;
  /** Sending was tried. */
  onTry?: () => void;
  onClose: () => void;
};

/** An act on cards that moves money once: what is asked, once more in words, and what became of it. */
export function CardOperationDialog<N extends CardKinds>(props: ActDialogProps<N>) {
  const { title, operation, input, act, fields, question, done, onTry, onClose } = props;
  const t = useTranslations('card.act');
  const tOperation = useTranslations('operation');
  const formId = useId();
  const [step, setStep] = useState<'asking' | 'confirming'>('asking');
  const [attempt, setAttempt] = useState(0);
  const { problem } = operation;
  const made = operation.operation?.state === 'done';
  const close = () => {
    if (made) operation.finish();
    onClose();
  };

  const unsettled = operation.closed && !made;
  const refused = problem !== null && !operation.lost && !operation.closed;
  return (
    <Dialog open onClose={close} title={title}>
      {made ? (
        <>
          <OverlayBody>
            <Note tone="green" live>
              {done}
            </Note>
          </OverlayBody>
          <OverlayFooter>
            <Button ref={takeFocus} onClick={close}>
              {t('close')}
            </Button>
          </OverlayFooter>
        </>
      ) : unsettled && operation.operation ? (
        <OverlayBody>
          <OperationPanel
            operation={operation.operation}
            again={
              input && (
                <Button variant="primary" waiting={operation.isSending} onClick={() => operation.sendAnew(input)}>
                  {act}
                </Button>
              )
            }
          />
        </OverlayBody>
      ) : (
        <>
          <OverlayBody>
            {refused && problem && <ProblemView isWrite problem={problem} />}
            {operation.lost && (
              <Note tone="blue" icon="checking" live>
                {tOperation('lost')}
              </Note>
            )}
            <Form
              id={formId}
              failure={attempt}
              onSubmit={() => {
                onTry?.();
                setAttempt(attempt + 1);
                if (step === 'confirming' && input) operation.send(input);
                else if (input) setStep('confirming');
              }}
            >
              {step === 'asking' ? (
                fields
              ) : (
                <div ref={takeFocus} tabIndex={-1} className="grid gap-3 outline-none">
                  {question}
                </div>
              )}
            </Form>
          </OverlayBody>
          <OverlayFooter>
            <Button waiting={operation.isSending || operation.lost} onClick={step === 'asking' ? onClose : () => setStep('asking')}>
              {t(step === 'asking' ? 'cancel' : 'back')}
            </Button>
            <SubmitAfter
              key={problem?.retryAfterSeconds ? problem.requestId : 'now'}
              seconds={problem?.retryAfterSeconds ?? 0}
              form={formId}
              pending={operation.isSending}
            >
              {operation.lost ? tOperation('askAgain') : step === 'asking' ? t('continue') : act}
            </SubmitAfter>
          </OverlayFooter>
        </>
      )}
    </Dialog>
  );
}
