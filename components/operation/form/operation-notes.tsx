'use client';

import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Note } from '@/components/feedback/note';
import { ProblemView } from '@/components/feedback/problem-view';
import { operationDestinations } from '@/components/operation/operation-destination';
import { ButtonLink } from '@/components/ui/action/button-link';
import { lazyPart } from '@/components/ui/loading/lazy-part';
import type { OperationKind } from '@/lib/contracts/office/operations';
import type { Problem } from '@/lib/contracts/problem/problem';
import type { OperationFormState } from './use-operation-form';

const OperationServiceNote = lazyPart(
  () => import('./operation-service-note').then((module) => module.OperationServiceNote),
  () => null,
);

type OperationNotesProps<N extends OperationKind> = {
  form: OperationFormState<N>;
  /** Actions for a refusal, in addition to the text of its code. */
  errorActions?: (problem: Problem) => ReactNode;
  /** In the place of the words for its code, where the form knows more; null where it does not. */
  errorNote?: (problem: Problem) => ReactNode;
};

/** Notes about a form's operation: why it was refused, that its answer was lost, that the service is degraded. */
export function OperationNotes<N extends OperationKind>({ form, errorActions, errorNote }: OperationNotesProps<N>) {
  const t = useTranslations('operation');
  const { kind, problem, lost, closed, refused } = form;
  // A reference in use (SVC210) comes with the transaction that has it.
  const existing = problem?.details.find(({ field }) => field === 'transaction')?.reason;
  const actions = existing ? (
    <ButtonLink href={`${operationDestinations[kind].path}/${existing}`}>{t('existing')}</ButtonLink>
  ) : (
    problem && errorActions?.(problem)
  );
  return (
    <>
      {refused && problem && (errorNote?.(problem) ?? <ProblemView isWrite problem={problem} actions={actions} />)}
      {(closed || problem) && <OperationServiceNote closed={closed} problem={problem} />}
      {lost && (
        <Note tone="blue" icon="checking" live>
          {t('lost')}
        </Note>
      )}
    </>
  );
}
