'use client';

import clsx from 'clsx';
import { type ComponentProps, type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { LoadErrorFallback } from '@/components/feedback/load-error-fallback';
import { Form } from '@/components/form/form';
import { LaterApprovalFiles } from '@/components/operation/approval-files/later-approval-files';
import { OperationButtons } from '@/components/operation/operation-buttons';
import { operationDestinations } from '@/components/operation/operation-destination';
import { Button } from '@/components/ui/action/button';
import { ButtonLink } from '@/components/ui/action/button-link';
import { lazyPart } from '@/components/ui/loading/lazy-part';
import { OverlayBody } from '@/components/ui/overlay/overlay-body';
import { OverlayFooter } from '@/components/ui/overlay/overlay-footer';
import type { CallInput } from '@/lib/client/call/call';
import { useHydrated } from '@/lib/client/use-hydrated';
import type { OperationKind, OperationState } from '@/lib/contracts/office/operations';
import type { Operation } from '@/lib/contracts/office/operations.shape';
import { OperationNotes } from './operation-notes';
import type { OperationFormState } from './use-operation-form';

const OperationPanel = lazyPart(
  () => import('@/components/operation/operation-panel').then((module) => module.OperationPanel),
  LoadErrorFallback,
);

type OperationFormProps<N extends OperationKind> = Pick<ComponentProps<typeof OperationNotes<N>>, 'errorActions' | 'errorNote'> & {
  form: OperationFormState<N>;
  /** What is sent; null while something is missing or wrong. */
  input: CallInput<N> | null;
  /** The submit label with the amount: "Sacar R$ 30,50". */
  send: string;
  /** The same once reading found no trace of it, and what is sent then where that differs: the reference is the same. */
  again: string;
  inputAgain?: CallInput<N> | null;
  fields: ReactNode;
  /** Asked before money moves; left out where sending moves none. */
  question?: ReactNode;
  /** Beside the fields of a page. */
  aside?: ReactNode;
  /** Beside the buttons of a panel. */
  note?: ReactNode;
  /** Where Cancel leads: a URL on a page, closing in a panel. */
  leave?: `/${string}` | (() => void);
  /** Going on was tried. */
  onTry?: () => void;
  /** Why nothing can be sent from here now, whatever is filled in. */
  notAllowed?: string;
  /** Further conditions for submitting, beyond what `input` shows. */
  isReady?: () => boolean;
  /** Called after success; the form then follows the table of destinations. */
  onDone?: (operation: Operation) => void;
  autoComplete?: 'off';
};

/** The states in which a form has nothing left to do: it leads on to what became of it, or to what waits for its day. */
const leadsOn: ReadonlySet<OperationState> = new Set(['done', 'planned', 'held', 'canceled']);

/**
 * The form of every operation that moves money or changes its destination, on a page, in a sheet or in a dialog: fields, a question, the
 * submit button. It is disabled while the outcome is unknown, and enabled again to correct the request or, once a lookup found nothing, to
 * send the same request.
 */
export function OperationForm<N extends OperationKind>(props: OperationFormProps<N>) {
  const { form, input, inputAgain = input, send, again, fields, question, aside, note, leave, onTry, isReady, onDone } = props;
  const t = useTranslations('operation');
  const hydrated = useHydrated();
  const [attempt, setAttempt] = useState(0);
  const { operation, problem, lost, closed, isSending } = form;
  const isPanel = typeof leave === 'function';
  const asked = form.questionAbout(input);
  const done = operation && leadsOn.has(operation.state) ? operation : null;

  const goOn = useEffectEvent((took: Operation) => {
    onDone?.(took);
    if (operationDestinations[took.kind].after !== 'close') return;
    form.finish();
    if (isPanel) leave();
  });
  useEffect(() => {
    if (done) goOn(done);
  }, [done]);

  // A question that no longer holds is over, even if what was asked about comes back.
  const isStale = form.isAsking && asked === null;
  const stopAsking = useEffectEvent(form.stopAsking);
  useEffect(() => {
    if (isStale) stopAsking();
  }, [isStale]);

  const submit = () => {
    // Enter in a question answers nothing: its button does.
    if (asked || isSending || props.notAllowed) return;
    onTry?.();
    // Called before sending, so that it is stored even if no answer comes.
    OperationPanel.preload();
    setAttempt(attempt + 1);
    if (isReady?.() === false || input === null) return;
    if (question === undefined) form.send(input);
    else form.ask({ input, question, send });
  };
  const shut = closed || lost;
  // After a reload, fields that may not be stored must be filled in again before the request can be sent again.
  const frozen = shut && !(operation?.state === 'not-found' && input === null);
  const unsettled = closed && operation && !done && (
    <OperationPanel
      operation={operation}
      again={
        inputAgain && (
          <Button variant="primary" waiting={isSending} onClick={() => form.sendAnew(inputAgain)}>
            {again}
          </Button>
        )
      }
    />
  );
  const body = (
    <div
      key="fields"
      hidden={asked !== null || (isPanel && closed && frozen)}
      inert={frozen || isSending}
      className={clsx('grid max-w-[560px] content-start gap-5 [&[hidden]]:hidden', frozen && 'opacity-60')}
    >
      {fields}
    </div>
  );
  // The page where a card is typed does nothing else.
  const held = form.sensitive === 'card-charge' ? null : form.sensitive;
  const files = held !== null && hydrated && !closed && (
    <LaterApprovalFiles action={held} fixed={asked !== null || isSending || lost} beforeSend={form.beforeSend} />
  );
  const notes = (asked === null || lost) && <OperationNotes form={form} errorActions={props.errorActions} errorNote={props.errorNote} />;
  const label = question === undefined ? send : t('continue');
  const cancel = isPanel ? (
    <Button onClick={leave}>{t(closed ? 'close' : 'cancel')}</Button>
  ) : (
    leave && <ButtonLink href={leave}>{t('cancel')}</ButtonLink>
  );
  const buttons =
    unsettled || done ? (
      isPanel && cancel
    ) : (
      <OperationButtons form={form} asked={asked} label={label} cancel={cancel} isPanel={isPanel} notAllowed={props.notAllowed} />
    );
  const failure = `${attempt} ${problem?.requestId}`;
  if (isPanel) {
    return (
      <Form layout="overlay" onSubmit={submit} failure={failure} inert={!hydrated}>
        <OverlayBody>
          {notes}
          {body}
          {asked?.question}
          {files}
          {unsettled}
        </OverlayBody>
        <OverlayFooter note={note}>{buttons}</OverlayFooter>
      </Form>
    );
  }
  return (
    <Form
      onSubmit={submit}
      failure={failure}
      inert={!hydrated}
      autoComplete={props.autoComplete}
      className="max-w-none gap-x-10 lg:grid-cols-[minmax(0,560px)_minmax(280px,400px)]"
    >
      {body}
      {/* What will happen is read before the button: after the fields where there is no room beside them. */}
      {asked === null && aside && (
        <div className="max-w-[560px] lg:sticky lg:top-4 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:self-start">{aside}</div>
      )}
      <div className="grid max-w-[560px] gap-5 lg:col-start-1">
        {asked && <div className="rounded-lg border border-line bg-surface p-4">{asked.question}</div>}
        {files}
        {notes}
        {unsettled}
        {buttons && <div className="flex flex-wrap gap-2">{buttons}</div>}
      </div>
    </Form>
  );
}
