'use client';

import { Receipt } from '@/components/receipt/receipt';
import { transactionKind } from '@/lib/domain/transaction-kind';
import { RefundButton } from './refund/refund-button';
import { ResendButton } from './resend-button';
import type { Rights, TransactionRecord } from './transaction-record';

/** The calls that give a receipt, by what a transaction is; for what is not here there is none. */
const receipts = new Map<string, 'charges' | 'withdrawals'>([
  ['DEPOSIT', 'charges'],
  ['WITHDRAW', 'withdrawals'],
]);

type ActionsProps = { transaction: TransactionRecord; rights: Rights };

/** What one does with a payment: prove it, tell one's own system of it again, give it back. */
export function TransactionActions({ transaction, rights }: ActionsProps) {
  const { id, status } = transaction;
  const of = receipts.get(transactionKind(transaction));
  return (
    <>
      {of && <Receipt of={of} id={id} status={status} mayDownload={rights.mayDownload} />}
      {rights.mayResend && <ResendButton id={id} />}
      <RefundButton transaction={transaction} mayRefund={rights.mayRefund} seesInfractions={rights.seesInfractions} />
    </>
  );
}
