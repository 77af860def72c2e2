import type { TransactionSql } from '@/sandbox/database/open-database';
import type { ChargebackWire, ChargeRow } from './charge-row';
import { enqueuePostback } from './enqueue-postback';
import { changeCharge } from './stored-charges';

/** A chargeback with its place: which charge of whom it contests. */
export interface ChargebackRow extends ChargebackWire {
  readonly accountId: number;
  readonly chargeId: string;
}

type Issued = Pick<ChargebackWire, 'number' | 'amount' | 'reasonCode' | 'reasonDescription' | 'defenseDeadline'>;

/** The cardholder's bank contests a charge. */
export async function addChargeback(tx: TransactionSql, charge: ChargeRow, issued: Issued, at: Date): Promise<void> {
  const now = at.toISOString();
  const row: ChargebackRow = {
    ...issued,
    accountId: charge.accountId,
    chargeId: charge.id,
    status: 'RECEIVED',
    issuedAt: now,
    response: null,
    createdAt: now,
    updatedAt: now,
  };
  await tx`insert into chargebacks ${tx({ ...row })}`;
  await tell(tx, charge, at);
}

/** How a chargeback ended: the money is gone, or was defended. */
export async function decideChargeback(
  tx: TransactionSql,
  charge: ChargeRow,
  number: string,
  decided: Pick<ChargebackWire, 'status' | 'response'>,
  at: Date,
): Promise<void> {
  await tx`
    update chargebacks set ${tx({ ...decided, updatedAt: at.toISOString() })}
    where account_id = ${charge.accountId} and charge_id = ${charge.id} and number = ${number}`;
  await tell(tx, charge, at);
}

async function tell(tx: TransactionSql, charge: ChargeRow, at: Date): Promise<void> {
  const changed = await changeCharge(tx, charge, {}, at);
  await enqueuePostback(tx, changed, 'chargeback', at);
}
