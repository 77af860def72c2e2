'use client';

import { Fragment, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Note } from '@/components/feedback/note';
import { Skeleton } from '@/components/ui/loading/skeleton';
import { useEndpointQuery } from '@/lib/client/query/use-read';
import type { transfers } from '@/lib/contracts/pix/payouts/transfers';
import type { withdrawals } from '@/lib/contracts/pix/payouts/withdrawals';
import type { Transaction } from '@/lib/contracts/shapes';
import { PayoutPage } from './payout-page';

type NewPayoutProps = {
  of: 'withdrawals' | 'transfers';
  /** How the earlier one is read. */
  find: typeof withdrawals.find | typeof transfers.find;
  /** The earlier one to begin from. */
  repeat: string | null;
  /** What the person may still send, above the form. */
  note: ReactNode;
  children: (model: Transaction | null) => ReactNode;
};

/** A new withdrawal or transfer, maybe begun from an earlier one, under a key and reference of its own. */
export function NewPayout({ of, find, repeat, note, children }: NewPayoutProps) {
  const words = of === 'withdrawals' ? 'withdrawalForm' : 'transferForm';
  const t = useTranslations(words);
  const reading = useEndpointQuery(find, { query: { id: repeat ?? '' } }, { enabled: repeat !== null });
  return (
    <PayoutPage words={words} listHref={`/${of}`} note={note}>
      {repeat !== null && (
        <div className="max-w-[560px] pb-5">
          <Note live>{t(reading.isError ? 'repeatLost' : 'repeat')}</Note>
        </div>
      )}
      {repeat !== null && reading.isPending ? (
        <Skeleton className="h-96 w-full max-w-[560px]" />
      ) : (
        <Fragment key={repeat}>{children(reading.data ?? null)}</Fragment>
      )}
    </PayoutPage>
  );
}
