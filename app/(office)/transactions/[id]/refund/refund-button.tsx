'use client';

import { usePathname, useSearchParams } from 'next/navigation';
import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { SeeInfraction } from '@/app/(office)/transactions/[id]/see-infraction';
import type { TransactionRecord } from '@/app/(office)/transactions/[id]/transaction-record';
import { LoadErrorDialog } from '@/components/feedback/load-error-dialog';
import { DoneStatus } from '@/components/operation/done-status';
import { Button } from '@/components/ui/action/button';
import { lazyPart } from '@/components/ui/loading/lazy-part';
import { serverNow } from '@/lib/client/clock/server-clock';
import { openInfraction, refundable } from '@/lib/domain/payment/refundable';
import { formatReais } from '@/lib/format/money/money-text';

type RefundButtonProps = { transaction: TransactionRecord; mayRefund: boolean; seesInfractions: boolean };

const RefundSheet = lazyPart(() => import('./refund-sheet').then((module) => module.RefundSheet), LoadErrorDialog);

/** The refund of a received Pix: a button that says why it is off, and `?refund=1`, which opens the sheet with the same answer. */
export function RefundButton({ transaction, mayRefund, seesInfractions }: RefundButtonProps) {
  const t = useTranslations('refund');
  const locale = useLocale();
  const pathname = usePathname();
  const open = useSearchParams().has('refund');
  const [done, setDone] = useState<string>();
  const [now] = useState(() => new Date(serverNow()));
  const { reason } = refundable(transaction, now);
  if (reason === 'not-received') return null;
  const disputed = openInfraction(transaction) !== null;
  const blocked = mayRefund ? (disputed ? t('blocked.infraction') : reason ? t(`blocked.${reason}`) : undefined) : t('blocked.role');
  const openSheet = () => window.history.pushState(null, '', `${pathname}?refund=1`);
  // The entry of the open form is replaced, so that neither Back nor Forward offers a refund that was made.
  const closeSheet = () => window.history.replaceState(null, '', pathname);
  return (
    <>
      {seesInfractions && <SeeInfraction transaction={transaction} className="self-center" />}
      <Button
        icon="turning-arrow"
        blocked={blocked}
        onClick={() => {
          setDone(undefined);
          openSheet();
        }}
      >
        {t('action')}
      </Button>
      {open && mayRefund && (
        <RefundSheet
          key={transaction.id}
          id={transaction.id}
          onClose={closeSheet}
          onDone={(amount) => setDone(amount ? t('done', { amount: formatReais(amount, locale) }) : t('doneWhole'))}
        />
      )}
      <DoneStatus text={done} />
    </>
  );
}
