'use client';

import type { ReactNode } from 'react';
import { NewPayout } from '@/components/payout/new-payout';
import { transfers } from '@/lib/contracts/pix/payouts/transfers';
import { TransferForm } from './transfer-form';

export function NewTransfer({ repeat, note }: { repeat: string | null; note: ReactNode }) {
  return (
    <NewPayout of="transfers" find={transfers.find} repeat={repeat} note={note}>
      {(model) => <TransferForm model={model} />}
    </NewPayout>
  );
}
