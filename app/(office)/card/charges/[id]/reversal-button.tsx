'use client';

import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { CardCharge } from '@/components/card/card-charge';
import { LoadErrorDialog } from '@/components/feedback/load-error-dialog';
import { DoneStatus } from '@/components/operation/done-status';
import { Button } from '@/components/ui/action/button';
import { lazyPart } from '@/components/ui/loading/lazy-part';
import { cardChargeState } from '@/lib/domain/card/card-charge-state';
import { reversibleOf } from '@/lib/domain/card/reversible';

const ReversalDialog = lazyPart(() => import('./reversal-dialog').then((module) => module.ReversalDialog), LoadErrorDialog);

/** The reversal of a card charge: a button that says why it is off. */
export function ReversalButton({ charge, mayReverse, readAgain }: { charge: CardCharge; mayReverse: boolean; readAgain: () => void }) {
  const t = useTranslations('reversal');
  const [open, setOpen] = useState(false);
  const [done, setDone] = useState<string>();
  const nothing = reversibleOf(charge) === 0;
  const reason = cardChargeState(charge) === 'REVERSING' ? t('blocked.reversing') : t('blocked.state');
  const close = () => {
    setOpen(false);
    readAgain();
  };
  return (
    <>
      <Button
        icon="turning-arrow"
        blocked={mayReverse ? (nothing ? reason : undefined) : t('blocked.role')}
        onClick={() => {
          setDone(undefined);
          setOpen(true);
        }}
      >
        {t('action')}
      </Button>
      {open && <ReversalDialog key={charge.id} charge={charge} readAgain={readAgain} onClose={close} onDone={() => setDone(t('done'))} />}
      <DoneStatus text={done} />
    </>
  );
}
