'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { LoadErrorDialog } from '@/components/feedback/load-error-dialog';
import { DoneStatus } from '@/components/operation/done-status';
import { Button } from '@/components/ui/action/button';
import { lazyPart } from '@/components/ui/loading/lazy-part';
import type { RecurrenceActionsProps } from './recurrence-dialog-props';

type Action = 'amount' | 'deactivate' | 'reactivate';

const dialogs = {
  amount: lazyPart(() => import('./amount-dialog').then((module) => module.AmountDialog), LoadErrorDialog),
  deactivate: lazyPart(() => import('./deactivate-dialog').then((module) => module.DeactivateDialog), LoadErrorDialog),
  reactivate: lazyPart(() => import('./reactivate-dialog').then((module) => module.ReactivateDialog), LoadErrorDialog),
};

/** The actions of a recurrence; one that has ended has none. */
export function RecurrenceActions({ recurrence, cycles, mayWrite }: RecurrenceActionsProps) {
  const t = useTranslations('recurrence.acts');
  const [open, setOpen] = useState<Action | null>(null);
  const [done, setDone] = useState<string>();
  const client = useQueryClient();
  const { status } = recurrence;
  const blocked = mayWrite ? undefined : t('role');
  const offered: readonly Action[] = status === 'ENDED' ? [] : ['amount', status === 'ACTIVE' ? 'deactivate' : 'reactivate'];
  const Dialog = open && dialogs[open];
  // Whatever became of the act, it shows how the recurrence stands now: a refusal has its reason there.
  const close = () => {
    setOpen(null);
    client.invalidateQueries({ queryKey: ['recurrences'] });
  };
  return (
    <>
      {offered.map((action) => (
        <Button
          key={action}
          blocked={blocked}
          onClick={() => {
            setDone(undefined);
            setOpen(action);
          }}
        >
          {t(action)}
        </Button>
      ))}
      {Dialog && <Dialog key={recurrence.id} recurrence={recurrence} cycles={cycles} onClose={close} onDone={setDone} />}
      <DoneStatus text={done} />
    </>
  );
}
