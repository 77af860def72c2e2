'use client';

import { usePathname, useSearchParams } from 'next/navigation';
import { lazy, Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '@/components/ui/button';
import { TextLink } from '@/components/ui/text-link';
import { openInfraction, refundable } from '@/lib/contracts/refundable';
import type { TransactionRecord } from './detail';

const RefundSheet = lazy(() => import('./refund-sheet').then((module) => ({ default: module.RefundSheet })));

/** The refund of a received Pix: a button that says why it is off, and `?refund=1`, which opens the sheet with the same answer. */
export function RefundAct({ transaction, mayRefund }: { transaction: TransactionRecord; mayRefund: boolean }) {
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
      {disputed && (
        <TextLink href={`/transactions/${transaction.id}#infractions`} className="self-center">
          {t('seeInfraction')}
        </TextLink>
      )}
      <Button icon="turning-arrow" blocked={blocked} onClick={() => go('?refund=1')}>
        {t('act')}
      </Button>
      {open && mayRefund && (
        <Suspense fallback={null}>
          <RefundSheet id={transaction.id} onClose={() => go('')} />
        </Suspense>
      )}
    </>
  );
}
