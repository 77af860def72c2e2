import type { TransactionSql } from '@/sandbox/database/open-database';
import { ServiceProblem } from '@/sandbox/problems/service-problem';
import { type Balance, entriesOf, entryColumns } from './entries';
import type { Movement } from './movement';

interface Options {
  /** Lets the available balance fall below zero: what the outside world takes is not asked for. */
  readonly force?: boolean;
}

const overtaking = 60_000;

/**
 * Moves an account's balance and writes the statement. The account stays locked until the transaction ends.
 * @throws ServiceProblem SVC200 when less would be available than nothing.
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

/** A call that waited for another keeps its place behind it; a clock that was moved back does not count as waiting. */
function inOrder(at: Date, movedAt: string | null): string {
  const ahead = movedAt === null ? 0 : Date.parse(movedAt) - at.getTime();
  return movedAt !== null && ahead > 0 && ahead < overtaking ? movedAt : at.toISOString();
}
