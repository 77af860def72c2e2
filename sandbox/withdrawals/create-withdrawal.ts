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
import { settlementOfWithdrawals } from './withdrawal-settlement-job';

export interface WithdrawalRequest {
  readonly amount: Units;
  readonly receiver: Party;
  /** What the caller gave besides amount and receiver, as it is stored. */
  readonly given: Partial<NewTransaction>;
  /** What was asked for by a magic name: an end, or `pending` for none. */
  readonly asked: string | null;
  readonly charge: { readonly accountId: number; readonly id: string } | null;
}

/** How long the receiver's institution takes, in milliseconds. */
const answersAfter = 2_000;

/**
 * A withdrawal that is under way: its amount and fee are held (interface: POST /withdraw).
 * @throws ServiceProblem SVC210, SVS202 or SVC200.
 */
export async function createWithdrawal({ sql, clock, jobs }: Services, account: Account, wish: WithdrawalRequest): Promise<TransactionRow> {
  const { amount, receiver, given, asked, charge } = wish;
  const at = clock.now();
  const id = transactionId(at.getTime(), seededFraction);
  const dueAt = asked === 'pending' ? null : new Date(at.getTime() + answersAfter);
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
  const order = {
    dueAt: dueAt?.toISOString() ?? null,
    outcome: endAsked(asked),
    receiver,
    chargeAccountId: charge?.accountId ?? null,
    chargeId: charge?.id ?? null,
  };
  const stored = await sql.begin(async (tx) => {
    const added = await addTransaction(tx, account.id, row, at);
    await useDailyLimit(tx, account, amount, at);
    await postMovements(tx, account.id, holdWithdrawal(row), at);
    await planSettlement(tx, account.id, id, order);
    return added;
  });
  if (dueAt) jobs.wakeBy(settlementOfWithdrawals.name, dueAt);
  return stored;
}

function endAsked(asked: string | null): PlannedWithdrawalEnd {
  if (asked === 'canceled') return 'CANCELED';
  return asked === 'error' ? 'ERROR' : 'COMPLETED';
}
