'use client';

import { Receipt } from '@/app/(office)/receipt';
import { transactionKind } from '@/lib/contracts/transaction-kind';
import type { Rights, TransactionRecord } from './detail';
import { RefundAct } from './refund-act';
import { ResendAct } from './resend-act';

/** The calls that give a receipt, by what a transaction is; for what is not here there is none. */
const receipts = new Map<string, 'charges' | 'withdrawals'>([
  ['DEPOSIT', 'charges'],
  ['WITHDRAW', 'withdrawals'],
]);

type ActsProps = { transaction: TransactionRecord; rights: Rights };

/** What one does with a payment: prove it, tell one's own system of it again, give it back. */
export function TransactionActs({ transaction, rights }: ActsProps) {
  const { id, status } = transaction;
  const of = receipts.get(transactionKind(transaction));
  return (
    <>
      {of && <Receipt of={of} id={id} status={status} mayDownload={rights.mayDownload} />}
      {rights.mayResend && <ResendAct id={id} />}
      <RefundAct transaction={transaction} mayRefund={rights.mayRefund} seesInfractions={rights.seesInfractions} />
    </>
  );
}
