'use client';

import type { ReactNode } from 'react';
import { NewPayout } from '@/components/payout/new-payout';
import { withdrawals } from '@/lib/contracts/pix/payouts/withdrawals';
import { WithdrawalForm } from './withdrawal-form';

export function NewWithdrawal({ repeat, note }: { repeat: string | null; note: ReactNode }) {
  return (
    <NewPayout of="withdrawals" find={withdrawals.find} repeat={repeat} note={note}>
      {(model) => <WithdrawalForm model={model} />}
    </NewPayout>
  );
}
