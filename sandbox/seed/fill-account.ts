import { businessDay } from '@/lib/format/date';
import type { Account } from '@/sandbox/accounts/account';
import type { TransactionSql } from '@/sandbox/database/open-database';
import type { InfractionRow } from '@/sandbox/infractions/infraction-row';
import { type NewTransaction, newColumns } from '@/sandbox/transactions/transaction-row';
import { copyRows } from './copy-rows';
import { deliveriesOf } from './deliveries';
import { effectOf } from './effect';
import { fillCards } from './fill-cards';
import { fillDisputes } from './fill-disputes';
import type { DeliveryRow, SeededDefense } from './happening';
import { history } from './history';
import { createRandom, seedOf } from './random';
import { withoutIndexes } from './without-indexes';

const many = 100_000;
const deliveryColumns = ['id', 'transactionId', 'url', 'status', 'responseTime', 'createdAt'] as const;

/** Writes the past of a new account, and the balance that follows from it. */
export async function fillAccount(tx: TransactionSql, account: Account, count: number, now: Date): Promise<void> {
  if (count === 0) return;
  const of = <R extends object>(row: R) => ({ ...row, accountId: account.id });
  const disputes: { infractions: InfractionRow[]; defenses: SeededDefense[] } = { infractions: [], defenses: [] };
  const deliveries: DeliveryRow[] = [];
  const chance = createRandom(seedOf(`deliveries ${account.token}`));
  const today = businessDay(now);
  const sums = { available: 0n, blocked: 0n, withdrawn: 0n };

  function* rows() {
    for (const happening of history(account, count, now)) {
      const { transaction, infraction, defense } = happening;
      const effect = effectOf(happening);
      sums.available += effect.available;
      sums.blocked += effect.blocked;
      if (countsToday(transaction, now, today)) sums.withdrawn += transaction.amount;
      if (infraction) disputes.infractions.push(infraction);
      if (defense) disputes.defenses.push(defense);
      deliveries.push(...deliveriesOf(happening, now.getTime(), chance));
      yield of(transaction);
    }
  }

  const load = () => copyRows(tx, 'transactions', ['accountId', ...newColumns], rows());
  await (count >= many ? withoutIndexes(tx, 'transactions', load) : load());
  await fillDisputes(tx, account, disputes);
  await fillCards(tx, account, count, now);
  await copyRows(tx, 'callback_deliveries', ['accountId', ...deliveryColumns], deliveries.map(of));
  await tx`update accounts set ${tx({ ...sums, withdrawnOn: today })} where id = ${account.id}`;
  if (count >= many) await tx`analyze transactions`;
}

/** Whether a transaction uses up the limit for withdrawals of today. */
function countsToday({ type, status, createdAt }: NewTransaction, now: Date, today: string): boolean {
  if (type !== 'WITHDRAW' || status === 'CANCELED' || status === 'ERROR') return false;
  return now.getTime() - Date.parse(createdAt) < 86_400_000 && businessDay(createdAt) === today;
}
