import type { Account } from '@/sandbox/accounts/account';
import type { ChargeRow } from '@/sandbox/card-charges/charge-row';
import type { ChargebackRow } from '@/sandbox/card-charges/chargeback';
import type { TransactionSql } from '@/sandbox/database/open-database';
import { createRandom, seedOf } from '@/sandbox/fake-data/random';
import type { RecurrenceRow } from '@/sandbox/recurrence-records/recurrence-row';
import { copyRows } from '@/sandbox/seed/database/copy-rows';
import { timeline } from '@/sandbox/seed/time/timeline';
import { seedCardSale } from './card-charge';
import { seedRecurrence } from './card-recurrence';
import { createCardSeedContext } from './card-seed-context';

const chargeColumns = [
  'accountId',
  'id',
  'externalId',
  'status',
  'amount',
  'postbackUrl',
  'details',
  'acquirerTransactionId',
  'authorizationCode',
  'reasonCode',
  'retryAllowed',
  'recurrentPaymentId',
  'recurrenceCycle',
  'reversedAmount',
  'reversedAt',
  'createdAt',
  'updatedAt',
] as const satisfies readonly (keyof ChargeRow)[];

const chargebackColumns = [
  'accountId',
  'chargeId',
  'number',
  'amount',
  'status',
  'reasonCode',
  'reasonDescription',
  'issuedAt',
  'defenseDeadline',
  'response',
  'createdAt',
  'updatedAt',
] as const satisfies readonly (keyof ChargebackRow)[];

const recurrenceColumns = [
  'accountId',
  'id',
  'interval',
  'status',
  'amount',
  'startedOn',
  'nextOn',
  'endOn',
  'cycles',
  'dueAt',
  'createdAt',
  'updatedAt',
] as const satisfies readonly (keyof RecurrenceRow)[];

/** Writes the card history of a new account: sales of the last months, chargebacks, and recurrences with their cycles. */
export async function fillCards(tx: TransactionSql, account: Account, transactions: number, now: Date): Promise<void> {
  const count = Math.ceil(transactions / 40);
  const context = createCardSeedContext(account, count, now);
  const moments = timeline(count, now, createRandom(seedOf(`card times ${account.token}`)));
  const sales = Array.from(moments, (createdAt) => seedCardSale(context, createdAt));
  const recurrences = Array.from({ length: Math.ceil(count / 25) }, () => seedRecurrence(context));

  const allCharges = [...sales.map((sale) => sale.charge), ...recurrences.flatMap(({ charges }) => charges)];
  await copyRows(tx, 'card_charges', chargeColumns, allCharges.map(storable));
  await copyRows(
    tx,
    'chargebacks',
    chargebackColumns,
    sales.flatMap(({ chargeback }) => chargeback ?? []),
  );
  await copyRows(
    tx,
    'recurrences',
    recurrenceColumns,
    recurrences.map(({ recurrence }) => recurrence),
  );
}

function storable(charge: ChargeRow) {
  return { ...charge, details: JSON.stringify(charge.details), retryAllowed: String(charge.retryAllowed) };
}
