'use client';

import { NewPayout } from '@/components/payout/new-payout';
import { TransferForm } from './transfer-form';

export function NewTransfer({ repeat }: { repeat: string | null }) {
  return (
    <NewPayout of="transfers" repeat={repeat}>
      {(model) => <TransferForm model={model} />}
    </NewPayout>
  );
}
