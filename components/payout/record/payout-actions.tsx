'use client';

import { useTranslations } from 'use-intl';
import { AllowedLink } from '@/components/account/allowed-link';
import { Receipt } from '@/components/receipt/receipt';
import { Button } from '@/components/ui/action/button';
import { ButtonLink } from '@/components/ui/action/button-link';
import type { Transaction } from '@/lib/contracts/shapes';
import { isIncoming } from '@/lib/domain/transaction-party';

export type Rights = { mayCreate: boolean; mayDownload: boolean };

type PayoutActionsProps = { of: 'withdrawals' | 'transfers'; payout: Transaction; rights: Rights };

/** What one does with a payment that was made: prove it, see all of it, begin another one like it. Nothing is ever sent again. */
export function PayoutActions({ of, payout, rights }: PayoutActionsProps) {
  const t = useTranslations('payout.acts');
  const { id, status, withdrawPixKey } = payout;
  // A code is paid once; what was received is not ours to repeat.
  const repeatable = !isIncoming(payout) && (of === 'transfers' || withdrawPixKey !== null);
  return (
    <>
      {of === 'withdrawals' && status === 'COMPLETED' && (
        <Receipt of="withdrawals" id={id} status={status} mayDownload={rights.mayDownload} />
      )}
      {of === 'transfers' && (
        <Button icon="printer" onClick={() => window.print()}>
          {t('print')}
        </Button>
      )}
      <ButtonLink icon="list" href={`/transactions/${id}`}>
        {t('transaction')}
      </ButtonLink>
      {rights.mayCreate && repeatable && (
        <AllowedLink permission={of === 'withdrawals' ? 'withdraw' : 'transfer'} icon="repeat" href={`/${of}/new?repeat=${id}`}>
          {t('repeat')}
        </AllowedLink>
      )}
    </>
  );
}
