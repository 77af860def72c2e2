'use client';

import { useTranslations } from 'use-intl';
import type { Rights, TransactionRecord } from '@/app/(office)/transactions/[id]/transaction-record';
import { AllowedLink } from '@/components/account/allowed-link';
import { Button } from '@/components/ui/action/button';
import { transactionKind } from '@/lib/domain/transaction-kind';
import { isIncoming } from '@/lib/domain/transaction-party';

/** What one does with money that was sent: print a transfer, which has no receipt, and begin another one like it. Nothing is ever sent again. */
export function PayoutActions({ payout, rights }: { payout: TransactionRecord; rights: Pick<Rights, 'mayWithdraw' | 'mayTransfer'> }) {
  const t = useTranslations('payout.acts');
  const { id, type, withdrawPixKey } = payout;
  const isTransfer = transactionKind(payout) === 'INTERNAL_TRANSFER';
  if (!isTransfer && type !== 'WITHDRAW') return null;
  // A code is paid once; what was received is not ours to repeat.
  const repeatable = !isIncoming(payout) && (isTransfer || withdrawPixKey !== null);
  const mayRepeat = isTransfer ? rights.mayTransfer : rights.mayWithdraw;
  return (
    <>
      {isTransfer && (
        <Button icon="printer" onClick={() => window.print()}>
          {t('print')}
        </Button>
      )}
      {mayRepeat && repeatable && (
        <AllowedLink
          permission={isTransfer ? 'transfer' : 'withdraw'}
          icon="repeat"
          href={`/${isTransfer ? 'transfers' : 'withdrawals'}/new?repeat=${id}`}
        >
          {t('repeat')}
        </AllowedLink>
      )}
    </>
  );
}
