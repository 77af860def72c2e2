'use client';

import { usePathname, useSearchParams } from 'next/navigation';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { TransactionRecord } from '@/app/(office)/transactions/[id]/detail';
import { SeeInfraction } from '@/app/(office)/transactions/[id]/see-infraction';
import { LoadErrorDialog } from '@/components/feedback/load-error-dialog';
import { Button } from '@/components/ui/button';
import { lazyPart } from '@/components/ui/lazy-part';
import { openInfraction, refundable } from '@/lib/domain/refundable';

type RefundActProps = { transaction: TransactionRecord; mayRefund: boolean; seesInfractions: boolean };

const RefundSheet = lazyPart(() => import('./refund-sheet').then((module) => module.RefundSheet), LoadErrorDialog);

/** The refund of a received Pix: a button that says why it is off, and `?refund=1`, which opens the sheet with the same answer. */
export function RefundButton({ transaction, mayRefund, seesInfractions }: RefundActProps) {
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
