'use client';

import { useEffect, useEffectEvent, useId, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import type { TransactionRecord } from '@/app/(office)/transactions/[id]/detail';
import { Form } from '@/components/form/form';
import { SubmitAfter } from '@/components/form/submit-after';
import { useDraft } from '@/components/form/use-draft';
import { OperationPanel } from '@/components/operation/operation-panel';
import { useFormOperation } from '@/components/operation/use-form-operation';
import { Button } from '@/components/ui/button';
import { OverlayBody } from '@/components/ui/overlay-body';
import { OverlayFooter } from '@/components/ui/overlay-footer';
import { useDisplaySettings } from '@/lib/client/use-display-settings';
import { refunds } from '@/lib/contracts/pix/refunds';
import type { Problem } from '@/lib/contracts/problem/problem';
import { openInfraction, refundable, refundedOf } from '@/lib/domain/refundable';
import { formatTimeSeconds } from '@/lib/format/date-text';
import { isZeroReais, type Reais } from '@/lib/format/money';
import { formatReais } from '@/lib/format/money-text';
import { emptyRefund, readRefund } from './read-refund';
import { RefundConfirm } from './refund-confirm';
import { RefundFields } from './refund-fields';
import { RefundOff } from './refund-off';
import { RefundProblem } from './refund-problem';

type RefundFormProps = {
  transaction: TransactionRecord;
  readAt: number;
  readAgain: () => void;
  onClose: () => void;
  /** The service took it: how much, where that is known. */
  onCreated: (amount: Reais | null) => void;
};

/** How much, then once more in words, then what became of it. What was typed stays until the refund is made. */
export function RefundForm({ transaction, readAt, readAgain, onClose, onCreated }: RefundFormProps) {
  const t = useTranslations('refund');
  const locale = useLocale();
  const settings = useDisplaySettings();
  const formId = useId();
  const { id } = transaction;
  const { draft, change, clear } = useDraft(`refund:${id}`, emptyRefund);
  const operation = useFormOperation(refunds.create, `refund:${id}`);
  /** What had been refused before the form was sent on to the question; undefined while it was not. */
  const [asking, setAsking] = useState<{ despite: Problem | null }>();
  const [attempt, setAttempt] = useState(0);
  const [now] = useState(() => new Date());
  const { remainder, until, reason } = refundable(transaction, now);
  const untouched = isZeroReais(refundedOf(transaction));
  const { amount, fault, after, body } = readRefund(draft, { remainder, untouched });

  const refused = operation.problem !== null && !operation.lost && !operation.closed;
  const readOnce = useEffectEvent(readAgain);
  useEffect(() => {
    if (refused) readOnce();
  }, [refused]);

  const made = operation.operation?.state === 'done' ? operation.operation : null;
  const leave = useEffectEvent((given: Reais | null) => {
    clear();
    operation.finish();
    onCreated(given);
  });
  useEffect(() => {
    if (made) leave(made.amount);
  }, [made]);

  const act = amount === null ? t('act') : t('submit', { amount: formatReais(amount, locale) });
  const send = () => body && operation.send({ params: { transactionId: id }, body });
  if (operation.closed && operation.operation) {
    const reference = operation.operation.reference ?? undefined;
    const again = body && (
      <Button
        variant="primary"
        waiting={operation.isSending}
        onClick={() => operation.sendAnew({ params: { transactionId: id }, body: { ...body, clientReference: reference } })}
      >
        {t('again', { amount: formatReais(amount, locale) })}
      </Button>
    );
    return (
      <OverlayBody>
        <OperationPanel operation={operation.operation} again={again} />
      </OverlayBody>
    );
  }
  const disputed = openInfraction(transaction) !== null;
  if (!refused && (disputed || reason))
    return <RefundOff transaction={transaction} reason={disputed ? 'infraction' : (reason ?? 'not-paid')} onClose={onClose} />;
  // A new refusal is answered in the form, with the amounts as they are now.
  const confirming = asking !== undefined && (!refused || operation.problem === asking.despite);
  if (confirming && amount && body) {
    return (
      <RefundConfirm
        transaction={transaction}
        amount={amount}
        isSending={operation.isSending}
        lost={operation.lost}
        act={act}
        onSend={send}
        onBack={() => setAsking(undefined)}
      />
    );
  }
  return (
    <>
      <OverlayBody>
        <Form
          id={formId}
          failure={`${attempt} ${operation.problem?.requestId}`}
          onSubmit={() => {
            setAttempt(attempt + 1);
            if (fault === null) setAsking({ despite: operation.problem });
          }}
        >
          {refused && operation.problem && <RefundProblem transaction={transaction} problem={operation.problem} remainder={remainder} />}
          <RefundFields
            transaction={transaction}
            draft={draft}
            onChange={change}
            left={{ remainder, after, until }}
            fault={fault}
            amount={fault === null ? amount : null}
            insist={attempt > 0}
          />
        </Form>
      </OverlayBody>
      <OverlayFooter note={<span className="numbers">{t('readAt', { time: formatTimeSeconds(new Date(readAt), settings) })}</span>}>
        <Button onClick={onClose}>{t('cancel')}</Button>
        <SubmitAfter
          key={operation.problem?.retryAfterSeconds ? operation.problem.requestId : 'now'}
          seconds={operation.problem?.retryAfterSeconds ?? 0}
          form={formId}
          pending={false}
        >
          {act}
        </SubmitAfter>
      </OverlayFooter>
    </>
  );
}
