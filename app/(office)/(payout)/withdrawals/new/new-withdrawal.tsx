'use client';

import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Note } from '@/components/feedback/note';
import { NewPayout } from '@/components/payout/new-payout';
import { PayoutPage } from '@/components/payout/payout-page';
import { Skeleton } from '@/components/ui/loading/skeleton';
import { useEndpointQuery } from '@/lib/client/query/use-read';
import { operations } from '@/lib/contracts/office/operations';
import { withdrawals } from '@/lib/contracts/pix/payouts/withdrawals';
import { WithdrawalForm } from './withdrawal-form';

type NewWithdrawalProps = { repeat: string | null; plan: string | null; note: ReactNode };

/** A new withdrawal: from the start, begun from an earlier one, or in the place of one that was held back on its day. */
export function NewWithdrawal({ repeat, plan, note }: NewWithdrawalProps) {
  if (plan !== null) return <HeldWithdrawal key={plan} id={plan} note={note} />;
  return (
    <NewPayout of="withdrawals" find={withdrawals.find} repeat={repeat} note={note}>
      {(model) => <WithdrawalForm model={model} />}
    </NewPayout>
  );
}

/** What was planned stays in memory: neither address nor storage says whom it pays. */
function HeldWithdrawal({ id, note }: { id: string; note: ReactNode }) {
  const t = useTranslations('withdrawalForm');
  const reading = useEndpointQuery(operations.plan, { params: { id } });
  return (
    <PayoutPage words="withdrawalForm" listHref="/withdrawals" note={note}>
      <div className="max-w-[560px] pb-5">
        <Note live>{t(reading.isError ? 'planLost' : 'plan')}</Note>
      </div>
      {reading.isPending ? (
        <Skeleton className="h-96 w-full max-w-[560px]" />
      ) : (
        <WithdrawalForm model={null} held={reading.data ? { id, plan: reading.data } : null} />
      )}
    </PayoutPage>
  );
}
