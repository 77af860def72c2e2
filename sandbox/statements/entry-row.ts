import type { WireOf } from '@/lib/contracts/shapes';
import type { Sql } from '@/sandbox/database/open-database';
import type { Entry } from '@/sandbox/ledger/entries';
import { unitsToWire } from '@/sandbox/money/units';

/** A stored statement entry. */
export interface EntryRow extends Entry {
  readonly id: bigint;
  readonly createdAt: string;
}

export const entrySelect = (sql: Sql) => sql`
  select id, balance_type, amount, reason, previous_available, previous_blocked, new_available, new_blocked,
    transaction_id, infraction_id, created_at
  from statement_entries`;

/** Converts an entry to the wire format: the amount is positive and `operation` has the sign. */
export function entryToWire(row: EntryRow): WireOf<'statements.read'> {
  return {
    id: String(row.id),
    amount: unitsToWire(row.amount < 0n ? -row.amount : row.amount),
    operation: row.amount < 0n ? 'DECREMENT' : 'INCREMENT',
    reason: row.reason,
    balanceType: row.balanceType,
    previousBalanceAvailable: unitsToWire(row.previousAvailable),
    previousBalanceBlocked: unitsToWire(row.previousBlocked),
    newBalanceAvailable: unitsToWire(row.newAvailable),
    newBalanceBlocked: unitsToWire(row.newBlocked),
    transactionId: row.transactionId,
    infractionId: row.infractionId,
    createdAt: row.createdAt,
    updatedAt: row.createdAt,
  };
}
