import type { Account } from '@/sandbox/accounts/account';
import { cashOutFee } from '@/sandbox/accounts/fees';
import type { Party } from '@/sandbox/fake-data/people';
import { seededFraction } from '@/sandbox/fake-data/seeded-fraction';
import { transactionId } from '@/sandbox/fake-data/transaction-id';
import { holdWithdrawal } from '@/sandbox/ledger/movements';
import { postMovements } from '@/sandbox/ledger/post-movements';
import type { Units } from '@/sandbox/money/units';
import type { Services } from '@/sandbox/services';
import { type NewTransaction, newTransaction, type TransactionRow } from '@/sandbox/transaction-records/transaction-row';
import { addTransaction } from '@/sandbox/transactions/add-transaction';
import { useDailyLimit } from './daily-limit';
import { type PlannedWithdrawalEnd, planSettlement } from './planned-settlement';
import { withdrawalSettlementJob } from './withdrawal-settlement-job';

export interface WithdrawalRequest {
  readonly amount: Units;
  readonly receiver: Party;
  /** Stored fields of the request other than amount and receiver. */
  readonly given: Partial<NewTransaction>;
  /** The test trigger of the key or code: an end, or `pending` for none. */
  readonly testTrigger: string | null;
  readonly charge: { readonly accountId: number; readonly id: string } | null;
}

/** Delay of the receiver's institution, in milliseconds. */
const answerDelay = 2_000;

/**
 * Creates a pending withdrawal and blocks its amount and fee (interface: Withdrawals, POST /withdraw).
 * @throws ServiceProblem SVC210, SVS202 or SVC200.
 */
export async function createWithdrawal(
  { sql, clock, jobs }: Services,
  account: Account,
  request: WithdrawalRequest,
): Promise<TransactionRow> {
  const { amount, receiver, given, testTrigger, charge } = request;
  const at = clock.now();
  const id = transactionId(at.getTime(), seededFraction);
  const dueAt = testTrigger === 'pending' ? null : new Date(at.getTime() + answerDelay);
  const row = newTransaction({
    ...given,
    id,
    status: 'PENDING',
    type: 'WITHDRAW',
    amount,
    serviceFeeCharged: cashOutFee(account.settings)(amount),
    payerAccountNumber: account.number,
    createdAt: at.toISOString(),
    updatedAt: at.toISOString(),
  });
  const planned = {
    dueAt: dueAt?.toISOString() ?? null,
    outcome: plannedEnd(testTrigger),
    receiver,
    chargeAccountId: charge?.accountId ?? null,
    chargeId: charge?.id ?? null,
  };
  const stored = await sql.begin(async (tx) => {
    const added = await addTransaction(tx, account.id, row, at);
    await useDailyLimit(tx, account, amount, at);
    await postMovements(tx, account.id, holdWithdrawal(row), at);
    await planSettlement(tx, account.id, id, planned);
    return added;
  });
  if (dueAt) jobs.wakeBy(withdrawalSettlementJob.name, dueAt);
  return stored;
}

function plannedEnd(testTrigger: string | null): PlannedWithdrawalEnd {
  if (testTrigger === 'canceled') return 'CANCELED';
  return testTrigger === 'error' ? 'ERROR' : 'COMPLETED';
}
