import { businessDay } from '@/lib/format/date';
import { serviceZone } from '@/lib/format/zone';
import type { Account } from '@/sandbox/accounts/account';
import type { TransactionSql } from '@/sandbox/database/open-database';
import type { Partner } from '@/sandbox/fake-data/partners';
import { createRandom, seedOf } from '@/sandbox/fake-data/random';
import type { InfractionRow } from '@/sandbox/infractions/infraction-row';
import { fillCards } from '@/sandbox/seed/cards/fill-cards';
import { copyRows } from '@/sandbox/seed/database/copy-rows';
import { withoutIndexes } from '@/sandbox/seed/database/without-indexes';
import { deliveriesOf } from '@/sandbox/seed/deliveries/deliveries';
import { fillDeliveries } from '@/sandbox/seed/deliveries/fill-deliveries';
import { history } from '@/sandbox/seed/history/history';
import type { DeliveryRow, PendingRetry, SeededDefense } from '@/sandbox/seed/history/seed-event';
import { detailWindow } from '@/sandbox/seed/time/detail-window';
import { type NewTransaction, newTransactionColumnNames } from '@/sandbox/transaction-records/transaction-row';
import { fillDisputes } from './fill-disputes';
import { fillNames } from './fill-names';
import { fillPendingDeposits } from './fill-pending-deposits';
import { fillWebhooks } from './fill-webhooks';
import { createStatement } from './statement';

/** From this number of transactions on it is faster to create the indexes afterwards. */
const withoutIndexesFrom = 100_000;

/** Writes the history of a new account, and its balance. */
export async function fillAccount(
  tx: TransactionSql,
  account: Account,
  count: number,
  now: Date,
  partners: readonly Partner[],
): Promise<void> {
  if (count === 0) return;
  const disputes: { infractions: InfractionRow[]; defenses: SeededDefense[] } = { infractions: [], defenses: [] };
  const callbacks: { deliveries: DeliveryRow[]; waiting: PendingRetry[] } = { deliveries: [], waiting: [] };
  const random = createRandom(seedOf(`deliveries ${account.token}`));
  const today = businessDay(now, serviceZone);
  const detailPeriod = detailWindow(count);
  const statement = createStatement(count, now);
  let withdrawn = 0n;

  function* rows() {
    for (const event of history(account, count, now, partners)) {
      const { transaction, infraction, defense, steps } = event;
      statement.add(steps);
      if (countsToday(transaction, now, today)) withdrawn += transaction.amount;
      if (infraction) disputes.infractions.push(infraction);
      if (defense) disputes.defenses.push(defense);
      const { deliveries, waiting } = deliveriesOf(transaction, now.getTime(), random, detailPeriod);
      callbacks.deliveries.push(...deliveries);
      if (waiting) callbacks.waiting.push(waiting);
      yield transaction;
    }
  }

  const load = (table: string, write: () => Promise<void>) => (count >= withoutIndexesFrom ? withoutIndexes(tx, table, write) : write());
  await load('transactions', () => copyRows(tx, 'transactions', newTransactionColumnNames, rows(), { accountId: account.id }));
  await load('names', () => fillNames(tx, account.id));
  await fillDisputes(tx, account, disputes);
  await fillCards(tx, account, count, now);
  await fillDeliveries(tx, account, callbacks, now);
  await fillWebhooks(tx, account, now);
  await fillPendingDeposits(tx, account, now);
  const finalBalance = await statement.write(tx, account);
  await tx`update accounts set ${tx({ ...finalBalance, withdrawn, withdrawnOn: today })} where id = ${account.id}`;
}

/** Whether a transaction counts towards today's withdrawal limit. */
function countsToday({ type, status, createdAt, receiverAccountNumber }: NewTransaction, now: Date, today: string): boolean {
  if (type !== 'WITHDRAW' || receiverAccountNumber !== null || status === 'CANCELED' || status === 'ERROR') return false;
  return now.getTime() - Date.parse(createdAt) < 86_400_000 && businessDay(createdAt, serviceZone) === today;
}
