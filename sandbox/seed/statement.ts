import type { Account } from '@/sandbox/accounts/account';
import type { TransactionSql } from '@/sandbox/database/open-database';
import { type Balance, entriesOf, entryColumns } from '@/sandbox/ledger/entries';
import type { Movement } from '@/sandbox/ledger/movement';
import { copyRows } from '@/sandbox/seed/database/copy-rows';
import type { Step } from '@/sandbox/seed/history/step';
import { detailWindow } from '@/sandbox/seed/time/detail-window';
import { iso } from '@/sandbox/seed/time/iso';

/** Collects what happened to a balance while a past is written, and writes the statement of it. */
export interface PastStatement {
  add(steps: readonly Step[]): void;
  /** Writes the lines; gives the balance they end with and when it last moved. */
  write(tx: TransactionSql, account: Account): Promise<Balance & { movedAt: string | null }>;
}

/** At most `told` transactions are told line by line; of a longer past the statement begins with the balance it left. */
export function createStatement(count: number, now: Date, told?: number): PastStatement {
  const start = iso(now.getTime() - detailWindow(count, told));
  const opening = { available: 0n, blocked: 0n };
  const later: Step[] = [];
  return {
    add(steps) {
      for (const step of steps) {
        if (step.at >= start) later.push(step);
        else for (const movement of step.movements) include(opening, movement);
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

/** Leaves in `balance` what the last line ends with. */
function* rows(steps: readonly Step[], balance: { available: bigint; blocked: bigint }) {
  for (const { at, movements } of steps) {
    for (const entry of entriesOf(balance, movements)) {
      balance.available = entry.newAvailable;
      balance.blocked = entry.newBlocked;
      yield { ...entry, createdAt: at };
    }
  }
}

function include(balance: { available: bigint; blocked: bigint }, movement: Movement) {
  balance.available += movement.available ?? 0n;
  balance.blocked += movement.blocked ?? 0n;
}
