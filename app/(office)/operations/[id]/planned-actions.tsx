'use client';

import type { ComponentProps } from 'react';
import { useTranslations } from 'use-intl';
import { ProblemView } from '@/components/feedback/problem-view';
import { ButtonLink } from '@/components/ui/action/button-link';
import { ChangeOrRemove } from '@/components/ui/action/change-or-remove';
import { useEndpointMutation } from '@/lib/client/query/use-write';
import { operations } from '@/lib/contracts/office/operations';
import type { Operation } from '@/lib/contracts/office/operations.shape';

/** What whoever may send does with a payment that waits for its day or was held back: send it now with a fresh confirmation, or cancel it. */
export function PlannedActions({ operation: { id, state, hasPlan } }: { operation: Operation }) {
  const t = useTranslations('operation');
  const word: ComponentProps<typeof ChangeOrRemove>['word'] = (name) => {
    if (name === 'question') return t('cancelPlanned.question');
    return t(name === 'remove' || name === 'removeOne' ? 'cancelPlanned.remove' : 'cancelPlanned.stay');
  };
  const cancel = useEndpointMutation(operations.cancel);
  if (state !== 'planned' && state !== 'held') return null;
  return (
    <>
      {state === 'held' && hasPlan && (
        <ButtonLink variant="primary" href={`/withdrawals/new?plan=${id}`}>
          {t('sendNow')}
        </ButtonLink>
      )}
      <ChangeOrRemove word={word} onRemove={() => cancel.mutate({ params: { id } })} removing={cancel.isPending} closedChange={false} />
      {cancel.error && <ProblemView problem={cancel.error.problem} />}
    </>
  );
}
