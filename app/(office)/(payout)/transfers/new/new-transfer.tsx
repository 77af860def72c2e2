'use client';

import { useTranslations } from 'use-intl';
import { PayoutPage } from '@/app/(office)/(payout)/payout-page';
import { Note } from '@/components/feedback/note';
import { Skeleton } from '@/components/ui/skeleton';
import { useRead } from '@/lib/client/use-read';
import { TransferForm } from './transfer-form';

/** A new transfer, maybe begun from an earlier one, under a key and reference of its own. */
export function NewTransfer({ repeat }: { repeat: string | null }) {
  const t = useTranslations('transferForm');
  const reading = useRead('transfers.find', { query: { id: repeat ?? '' } }, { enabled: repeat !== null });
  return (
    <PayoutPage words="transferForm" listHref="/transfers">
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
            <TransferForm model={reading.data ?? null} onMade={onMade} />
          )}
        </>
      )}
    </PayoutPage>
  );
}
