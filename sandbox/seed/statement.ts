import type { Account } from '@/sandbox/accounts/account';
import type { TransactionSql } from '@/sandbox/database/open-database';
import { type Balance, entriesOf, entryColumns } from '@/sandbox/ledger/entries';
import type { Movement } from '@/sandbox/ledger/movement';
import { copyRows } from '@/sandbox/seed/database/copy-rows';
import type { Step } from '@/sandbox/seed/history/step';
import { detailWindow } from '@/sandbox/seed/time/detail-window';
import { iso } from '@/sandbox/seed/time/iso';

/** Collects the balance changes of a history while it is generated, and writes the statement. */
export interface SeededStatement {
  add(steps: readonly Step[]): void;
  /** Writes the entries. Returns the final balance and the time of its last change. */
  write(tx: TransactionSql, account: Account): Promise<Balance & { movedAt: string | null }>;
}

/** Creates a statement with entries for at most `max` transactions. For a longer history it begins with the balance before them. */
export function createStatement(count: number, now: Date, max?: number): SeededStatement {
  const start = iso(now.getTime() - detailWindow(count, max));
  const opening = { available: 0n, blocked: 0n };
  const later: Step[] = [];
  return {
    add(steps) {
      for (const step of steps) {
        if (step.at >= start) later.push(step);
        else for (const movement of step.movements) addTo(opening, movement);
      }
    },
    async write(tx, account) {
      later.sort((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0));
      const balance = { available: 0n, blocked: 0n };
      const first = { at: start, movements: [{ ...opening, reason: 'Saldo anterior' }] };
      const lines = rows([first, ...later], balance);
      await copyRows(tx, 'statement_entries', [...entryColumns, 'createdAt'], lines, { accountId: account.id });
      return { ...balance, movedAt: later.at(-1)?.at ?? null };
    },
  };
}

/** Yields the entries and leaves the final balance in `balance`. */
function* rows(steps: readonly Step[], balance: { available: bigint; blocked: bigint }) {
  for (const { at, movements } of steps) {
    for (const entry of entriesOf(balance, movements)) {
      balance.available = entry.newAvailable;
      balance.blocked = entry.newBlocked;
      yield { ...entry, createdAt: at };
    }
  }
}

function addTo(balance: { available: bigint; blocked: bigint }, movement: Movement) {
  balance.available += movement.available ?? 0n;
  balance.blocked += movement.blocked ?? 0n;
}
