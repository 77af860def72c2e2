import type { Sql, TransactionSql } from '@/sandbox/database/open-database';
import { type ChargebackWire, type ChargeRow, type ChargeWire, chargeToWire } from './charge-row';

/** Converts charges to the wire format, with their chargebacks. */
export async function chargesToWire(sql: Sql | TransactionSql, rows: readonly ChargeRow[]): Promise<ChargeWire[]> {
  const [first] = rows;
  if (!first) return [];
  const chargebacks = await sql<(ChargebackWire & { chargeId: string })[]>`
    select charge_id, number, amount, status, reason_code, reason_description, issued_at, defense_deadline, response, created_at, updated_at
    from chargebacks where account_id = ${first.accountId} and charge_id in ${sql(rows.map((row) => row.id))}
    order by created_at, number`;
  return rows.map((row) =>
    chargeToWire(
      row,
      chargebacks.flatMap(({ chargeId, ...chargeback }) => (chargeId === row.id ? [chargeback] : [])),
    ),
  );
}

export async function chargeWire(sql: Sql | TransactionSql, row: ChargeRow): Promise<ChargeWire> {
  const [wire] = await chargesToWire(sql, [row]);
  if (!wire) throw new Error(`charge ${row.id} is gone`);
  return wire;
}

export async function findCharge(sql: Sql, accountId: number, id: string): Promise<ChargeRow | undefined> {
  const [row] = await sql<ChargeRow[]>`select * from card_charges where account_id = ${accountId} and id = ${id}`;
  return row;
}

/** Finds a charge and locks its row until the transaction ends. */
export async function lockCharge(tx: TransactionSql, accountId: number, id: string): Promise<ChargeRow | undefined> {
  const [row] = await tx<ChargeRow[]>`select * from card_charges where account_id = ${accountId} and id = ${id} for update`;
  return row;
}

type Changes = Partial<
  Pick<
    ChargeRow,
    'status' | 'authorizationCode' | 'reasonCode' | 'retryAllowed' | 'reversedAmount' | 'reversalAmount' | 'reversedAt' | 'dueAt'
  >
>;

/** Updates a charge; every update goes through here. `updatedAt` always increases. */
export async function changeCharge(
  tx: TransactionSql,
  { accountId, id, status }: ChargeRow,
  changes: Changes,
  at: Date,
): Promise<ChargeRow> {
  const [row] = await tx<ChargeRow[]>`
    update card_charges
    set ${tx({ ...changes, status: changes.status ?? status })}, updated_at = greatest(${at.toISOString()}, updated_at + interval '1 millisecond')
    where account_id = ${accountId} and id = ${id} returning *`;
  if (!row) throw new Error(`charge ${id} is gone`);
  return row;
}
