'use client';

import { NewPayout } from '@/app/(office)/(payout)/new-payout';
import { WithdrawalForm } from './withdrawal-form';

export function NewWithdrawal({ repeat }: { repeat: string | null }) {
  return (
    <NewPayout of="withdrawals" repeat={repeat}>
      {(model, onMade) => <WithdrawalForm model={model} onMade={onMade} />}
    </NewPayout>
  );
}
