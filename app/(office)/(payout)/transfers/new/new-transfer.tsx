'use client';

import { NewPayout } from '@/app/(office)/(payout)/new-payout';
import { TransferForm } from './transfer-form';

export function NewTransfer({ repeat }: { repeat: string | null }) {
  return (
    <NewPayout of="transfers" repeat={repeat}>
      {(model, onMade) => <TransferForm model={model} onMade={onMade} />}
    </NewPayout>
  );
}
