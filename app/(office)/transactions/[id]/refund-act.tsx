'use client';

import { usePathname, useSearchParams } from 'next/navigation';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { MissingDialog } from '@/components/feedback/missing-dialog';
import { Button } from '@/components/ui/button';
import { onDemand } from '@/components/ui/on-demand';
import { openInfraction, refundable } from '@/lib/contracts/refundable';
import type { TransactionRecord } from './detail';
import { SeeInfraction } from './see-infraction';

type RefundActProps = { transaction: TransactionRecord; mayRefund: boolean; seesInfractions: boolean };

const RefundSheet = onDemand(() => import('./refund-sheet').then((module) => module.RefundSheet), MissingDialog);

/** The refund of a received Pix: a button that says why it is off, and `?refund=1`, which opens the sheet with the same answer. */
export function RefundAct({ transaction, mayRefund, seesInfractions }: RefundActProps) {
  const t = useTranslations('refund');
  const pathname = usePathname();
  const open = useSearchParams().has('refund');
  const [now] = useState(() => new Date());
  const { reason } = refundable(transaction, now);
  if (reason === 'not-received') return null;
  const disputed = openInfraction(transaction) !== null;
  const blocked = mayRefund ? (disputed ? t('blocked.infraction') : reason ? t(`blocked.${reason}`) : undefined) : t('blocked.role');
  const go = (search: string) => window.history.pushState(null, '', pathname + search);
  return (
    <>
      {seesInfractions && <SeeInfraction transaction={transaction} className="self-center" />}
      <Button icon="turning-arrow" blocked={blocked} onClick={() => go('?refund=1')}>
        {t('act')}
      </Button>
      {open && mayRefund && <RefundSheet id={transaction.id} onClose={() => go('')} />}
    </>
  );
}
