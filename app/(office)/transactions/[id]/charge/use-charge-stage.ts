import { useState } from 'react';
import type { TransactionRecord } from '@/app/(office)/transactions/[id]/transaction-record';
import { endOf } from '@/components/charge/charge-end';
import { useServiceNow } from '@/lib/client/use-now';
import type { Operation } from '@/lib/contracts/office/operations.shape';
import { type ChargeStage, chargeStage } from '@/lib/domain/payment/charge-stage';
import { transactionKind } from '@/lib/domain/transaction-kind';

/** Where a charge stands; null for everything that is no charge. `framed`: it waits, or was seen waiting, and keeps its frame. */
export function useChargeStage(transaction: TransactionRecord, creation: Operation | null, seesCharges: boolean) {
  const now = useServiceNow(transaction.status === 'PENDING' ? 1 : 60_000);
  const end = endOf(transaction, creation);
  const isCharge = transactionKind(transaction) === 'DEPOSIT';
  const stage: ChargeStage | null = isCharge ? chargeStage(transaction, end, now) : null;
  const waits = seesCharges && (stage === 'open' || stage === 'overdue');
  const [framed, setFramed] = useState(waits);
  if (waits && !framed) setFramed(true);
  return { stage, end, framed: framed || waits };
}
