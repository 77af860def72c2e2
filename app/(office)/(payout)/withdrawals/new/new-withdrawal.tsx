'use client';

import { NewPayout } from '@/components/payout/new-payout';
import { withdrawals } from '@/lib/contracts/pix/payouts/withdrawals';
import { WithdrawalForm } from './withdrawal-form';

export function NewWithdrawal({ repeat }: { repeat: string | null }) {
  return (
    <NewPayout of="withdrawals" find={withdrawals.find} repeat={repeat}>
      {(model) => <WithdrawalForm model={model} />}
    </NewPayout>
  );
}
