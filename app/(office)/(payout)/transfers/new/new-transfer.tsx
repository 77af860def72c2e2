'use client';

import { NewPayout } from '@/components/payout/new-payout';
import { transfers } from '@/lib/contracts/pix/payouts/transfers';
import { TransferForm } from './transfer-form';

export function NewTransfer({ repeat }: { repeat: string | null }) {
  return (
    <NewPayout of="transfers" find={transfers.find} repeat={repeat}>
      {(model) => <TransferForm model={model} />}
    </NewPayout>
  );
}
