'use client';

import { useTranslations } from 'use-intl';
import { PayoutPage } from '@/app/(office)/(payout)/payout-page';
import { Note } from '@/components/feedback/note';
import { Skeleton } from '@/components/ui/skeleton';
import { useRead } from '@/lib/client/use-read';
import { WithdrawalForm } from './withdrawal-form';

/** A new withdrawal, maybe begun from an earlier one: with its key and amount, under a key and reference of its own. */
export function NewWithdrawal({ repeat }: { repeat: string | null }) {
  const t = useTranslations('withdrawalForm');
  const reading = useRead('withdrawals.find', { query: { id: repeat ?? '' } }, { enabled: repeat !== null });
  return (
    <PayoutPage words="withdrawalForm" listHref="/withdrawals">
      {(onMade) => (
        <>
          {repeat !== null && (
            <div className="max-w-[560px] pb-5">
              <Note live>{t(reading.isError ? 'repeatLost' : 'repeat')}</Note>
            </div>
          )}
          {repeat !== null && reading.isPending ? (
            <Skeleton className="h-96 w-full max-w-[560px]" />
          ) : (
            <WithdrawalForm model={reading.data ?? null} onMade={onMade} />
          )}
        </>
      )}
    </PayoutPage>
  );
}
