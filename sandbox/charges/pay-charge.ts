import type { Account } from '@/sandbox/accounts/account';
import { cashInFee } from '@/sandbox/accounts/fees';
import { merchantParty } from '@/sandbox/accounts/merchant-party';
import type { TransactionSql } from '@/sandbox/database/open-database';
import { endToEndId } from '@/sandbox/fake-data/end-to-end-id';
import type { Party } from '@/sandbox/fake-data/people';
import { seededFraction } from '@/sandbox/fake-data/seeded-fraction';
import { creditReceived } from '@/sandbox/ledger/movements';
import { postMovements } from '@/sandbox/ledger/post-movements';
import { ServiceProblem } from '@/sandbox/problems/service-problem';
import { asPayer, asReceiver } from '@/sandbox/transaction-records/party-columns';
import type { NewTransaction, TransactionRow } from '@/sandbox/transaction-records/transaction-row';
import { changeTransaction } from '@/sandbox/transactions/change-transaction';
import { lockTransaction } from '@/sandbox/transactions/lock-transaction';

/** Pays a PENDING charge: it becomes COMPLETED and the account is credited (interface: States and transitions). */
export async function payCharge(tx: TransactionSql, account: Account, id: string, payer: Party, at: Date): Promise<TransactionRow> {
  const paid = await completeCharge(tx, account, id, payer, at);
  await postMovements(tx, account.id, creditReceived(paid), at, { force: true });
  return paid;
}

/** Marks a charge as paid. The caller posts the money. */
export async function completeCharge(
  tx: TransactionSql,
  account: Account,
  id: string,
  payer: Party,
  at: Date,
  paymentEndToEndId = endToEndId('E', payer.bank.ispb, at.toISOString(), seededFraction),
): Promise<TransactionRow> {
  const charge = await lockTransaction(tx, account.id, id);
  requirePayable(charge, at);
  const payment = {
    status: 'COMPLETED',
    ...asPayer(payer),
    ...asReceiver(merchantParty(account)),
    receiverAccountNumber: account.number,
    endToEndId: paymentEndToEndId,
    serviceFeeCharged: cashInFee(account.settings)(charge.amount),
    paidAt: at.toISOString(),
  } as const;
  return changeTransaction(tx, account.id, id, payment, at);
}

/** @throws ServiceProblem SVG409 for a charge that is not PENDING, SVG410 for one whose time is over. */
function requirePayable({ type, status, expiresAt }: NewTransaction, at: Date): void {
  if (type !== 'DEPOSIT' || status !== 'PENDING') throw new ServiceProblem('SVG409');
  if (expiresAt !== null && Date.parse(expiresAt) <= at.getTime()) throw new ServiceProblem('SVG410');
}
