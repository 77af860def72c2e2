import type { TransactionSql } from '@/sandbox/database/open-database';
import { ServiceProblem } from '@/sandbox/problems/service-problem';
import { type Balance, entriesOf, entryColumns } from './entries';
import type { Movement } from './movement';

interface Options {
  /** Allows a negative available balance, for movements that the merchant does not request. */
  readonly force?: boolean;
}

const maxLockWait = 60_000;

/**
 * Changes an account's balance and writes the statement entries. The account stays locked until the transaction ends.
 * @throws ServiceProblem SVC200 when the available balance would become negative.
 */
export async function postMovements(
  tx: TransactionSql,
  accountId: number,
  movements: readonly Movement[],
  at: Date,
  { force = false }: Options = {},
): Promise<void> {
  const [account] = await tx<(Balance & { movedAt: string | null })[]>`
    select available, blocked, moved_at from accounts where id = ${accountId} for update`;
  if (!account) throw new Error(`account ${accountId} is gone`);
  const entries = Array.from(entriesOf(account, movements));
  const last = entries.at(-1);
  if (!last) return;
  if (!force && last.newAvailable < 0n && last.newAvailable < account.available) throw new ServiceProblem('SVC200');
  const createdAt = inOrder(at, account.movedAt);
  const rows = entries.map((entry) => ({ ...entry, accountId, createdAt }));
  await tx`
    with posted as (insert into statement_entries ${tx(rows, 'accountId', ...entryColumns, 'createdAt')})
    update accounts set available = ${last.newAvailable}, blocked = ${last.newBlocked}, moved_at = ${createdAt} where id = ${accountId}`;
}

/**
 * The time of new entries: never before the last entry, so that a call which waited for a lock stays in order. A gap of a minute or more
 * means that the clock was moved back and is accepted.
 */
function inOrder(at: Date, movedAt: string | null): string {
  const ahead = movedAt === null ? 0 : Date.parse(movedAt) - at.getTime();
  return movedAt !== null && ahead > 0 && ahead < maxLockWait ? movedAt : at.toISOString();
}
