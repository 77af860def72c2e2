'use client';

import { NewPayout } from '@/components/payout/new-payout';
import { WithdrawalForm } from './withdrawal-form';

export function NewWithdrawal({ repeat }: { repeat: string | null }) {
  return (
    <NewPayout of="withdrawals" repeat={repeat}>
      {(model) => <WithdrawalForm model={model} />}
    </NewPayout>
  );
}
