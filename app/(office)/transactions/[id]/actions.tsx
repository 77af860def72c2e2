'use client';

import { Receipt } from '@/components/receipt/receipt';
import type { ChargeStage } from '@/lib/domain/payment/charge-stage';
import { transactionKind } from '@/lib/domain/transaction-kind';
import { ChargeActions } from './charge/charge-actions';
import { PayoutActions } from './payout/payout-actions';
import { RefundButton } from './refund/refund-button';
import { ResendButton } from './resend-button';
import type { Rights, TransactionRecord } from './transaction-record';

/** The receipt endpoint of each type of transaction; types without a receipt are missing. */
const receipts = new Map<string, 'charges' | 'withdrawals'>([
  ['DEPOSIT', 'charges'],
  ['WITHDRAW', 'withdrawals'],
]);

type ActionsProps = { transaction: TransactionRecord; stage: ChargeStage | null; end: string | null; framed: boolean; rights: Rights };

/** The actions of a payment: charge code, receipt, resend of the callback, refund, copy. */
export function TransactionActions({ transaction, stage, end, framed, rights }: ActionsProps) {
  const { id, status } = transaction;
  const of = receipts.get(transactionKind(transaction));
  const waits = framed && (stage === 'open' || stage === 'overdue');
  return (
    <>
      {of && !waits && <Receipt of={of} id={id} status={status} mayDownload={rights.mayDownload} />}
      {rights.mayResend && <ResendButton id={id} />}
      {!waits && <RefundButton transaction={transaction} mayRefund={rights.mayRefund} seesInfractions={rights.seesInfractions} />}
      <PayoutActions payout={transaction} rights={rights} />
      {stage !== null && rights.seesCharges && (
        <ChargeActions charge={transaction} stage={stage} end={end} rights={rights} framed={framed} />
      )}
    </>
  );
}
