import type { ParsedBodyOf } from '@/lib/contracts/shapes';
import type { Account } from '@/sandbox/accounts/account';
import { isUniqueViolation } from '@/sandbox/database/is-unique-violation';
import type { TransactionSql } from '@/sandbox/database/open-database';
import { seededFraction } from '@/sandbox/fake-data/seeded-fraction';
import { holdRefund } from '@/sandbox/ledger/movements';
import { postMovements } from '@/sandbox/ledger/post-movements';
import { wireToUnits } from '@/sandbox/money/units';
import { ServiceProblem } from '@/sandbox/problems/service-problem';
import type { Services } from '@/sandbox/services';
import type { TransactionRow } from '@/sandbox/transaction-records/transaction-row';
import { changeTransaction } from '@/sandbox/transactions/change-transaction';
import { findTransaction } from '@/sandbox/transactions/find-transaction';
import { lockTransaction } from '@/sandbox/transactions/lock-transaction';
import type { Refund } from './refund';
import { checkRefund } from './refund-rules';
import { refundSettlementJob } from './refund-settlement-job';

type RefundBody = ParsedBodyOf<'refunds.create'>;

/** Delay of the institution's answer, in milliseconds. */
const answerDelay = 4_000;

/**
 * Starts a refund of a received Pix, full or partial. The amount is blocked until the institution confirms (interface: Withdrawals,
 * Refund). A repeated `clientReference` with the same amount returns the same refund.
 * @throws ServiceProblem SVC210, SVC310, SVC200, SVG409, SVG422 or SVG423.
 */
export async function createRefund(
  { sql, clock, jobs }: Services,
  account: Account,
  id: string,
  body: RefundBody,
): Promise<TransactionRow> {
  const at = clock.now();
  const dueAt = new Date(at.getTime() + answerDelay);
  const row = await sql.begin(async (tx) => {
    const payment = await lockTransaction(tx, account.id, id);
    const earlier = await findByReference(tx, account.id, body.clientReference);
    if (earlier) return replayRefund(tx, account.id, earlier, id, body);
    const { amount, total } = await checkRefund(tx, account.id, payment, body.amount, at);
    const changed = await changeTransaction(
      tx,
      account.id,
      id,
      {
        refundAmount: total,
        refundStatus: 'PENDING',
        refundReason: 'CUSTOMER_REQUEST',
        refundDescription: body.description ?? null,
      },
      at,
    );
    await postMovements(tx, account.id, holdRefund(id, amount), at);
    await addRefund(tx, {
      accountId: account.id,
      id: `dev${seededFraction.letters(14)}`,
      transactionId: id,
      amount,
      status: 'PENDING',
      clientReference: body.clientReference ?? null,
      description: body.description ?? null,
      dueAt: dueAt.toISOString(),
      createdAt: at.toISOString(),
    });
    return changed;
  });
  jobs.wakeBy(refundSettlementJob.name, dueAt);
  return row;
}

interface NewRefund extends Refund {
  readonly accountId: number;
  readonly clientReference: string | null;
  readonly description: string | null;
  readonly dueAt: string;
  readonly createdAt: string;
}

/** @throws ServiceProblem SVC210 when a concurrent refund of another payment took the reference. */
async function addRefund(tx: TransactionSql, refund: NewRefund): Promise<void> {
  try {
    await tx`insert into refunds ${tx({ ...refund })}`;
  } catch (failure) {
    throw isUniqueViolation(failure, 'refunds_by_client_reference') ? new ServiceProblem('SVC210') : failure;
  }
}

async function findByReference(tx: TransactionSql, accountId: number, clientReference: string | undefined): Promise<Refund | undefined> {
  if (clientReference === undefined) return undefined;
  const [refund] = await tx<Refund[]>`
    select id, transaction_id, amount, status from refunds where account_id = ${accountId} and client_reference = ${clientReference}`;
  return refund;
}

/** The answer for a repeated refund, in its present state. */
async function replayRefund(
  tx: TransactionSql,
  accountId: number,
  earlier: Refund,
  id: string,
  { amount }: RefundBody,
): Promise<TransactionRow> {
  const isSame = earlier.transactionId === id && (amount === undefined || earlier.amount === wireToUnits(amount));
  const row = isSame ? await findTransaction(tx, accountId, id) : undefined;
  if (!row) throw new ServiceProblem('SVC210');
  return row;
}
