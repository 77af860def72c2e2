'use client';

import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { SubmitAfter } from '@/components/form/submit-after';
import { Button } from '@/components/ui/action/button';
import type { OperationKind } from '@/lib/contracts/office/operations';
import type { Asked, OperationFormState } from './form/use-operation-form';

type OperationButtonsProps<N extends OperationKind> = {
  form: OperationFormState<N>;
  asked: Asked<N> | null;
  /** The label below the fields: "Continuar", or the action itself where it needs no confirmation. */
  label: string;
  cancel: ReactNode;
  /** In a panel the submit button is last, on a page first. */
  isPanel: boolean;
  /** Why nothing can be sent. */
  notAllowed?: string;
};

/**
 * The buttons of the fields and those of the question. Only a press on the question's own button sends: it submits no form, so that
 * Enter never reaches it from a field, and the second half of a double click on the button that stood there before is none.
 */
export function OperationButtons<N extends OperationKind>(props: OperationButtonsProps<N>) {
  const { form, asked, label, cancel, isPanel, notAllowed } = props;
  const t = useTranslations('operation');
  const { problem, lost, isSending } = form;
  if (asked) {
    return (
      <>
        <Button key="back" waiting={isSending || lost} onClick={form.stopAsking}>
          {t('back')}
        </Button>
        <Button key="send" variant="primary" waiting={isSending} onClick={({ detail }) => detail < 2 && form.send(asked.input)}>
          {lost ? t('askAgain') : asked.send}
        </Button>
      </>
    );
  }
  return (
    <>
      {isPanel && cancel}
      {notAllowed && !lost ? (
        <Button variant="primary" blocked={notAllowed}>
          {label}
        </Button>
      ) : (
        <SubmitAfter
          key={problem?.retryAfterSeconds ? problem.requestId : 'now'}
          seconds={problem?.retryAfterSeconds ?? 0}
          pending={isSending}
        >
          {lost ? t('askAgain') : label}
        </SubmitAfter>
      )}
      {!isPanel && cancel}
    </>
  );
}
