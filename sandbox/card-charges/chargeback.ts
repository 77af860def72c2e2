import type { TransactionSql } from '@/sandbox/database/open-database';
import type { ChargebackWire, ChargeRow } from './charge-row';
import { enqueuePostback } from './enqueue-postback';
import { changeCharge } from './stored-charges';

/** A stored chargeback, with its account and charge. */
export interface ChargebackRow extends ChargebackWire {
  readonly accountId: number;
  readonly chargeId: string;
}

type NewChargeback = Pick<ChargebackWire, 'number' | 'amount' | 'reasonCode' | 'reasonDescription' | 'defenseDeadline'>;

/** Adds a chargeback: the cardholder's bank disputes a charge. */
export async function addChargeback(tx: TransactionSql, charge: ChargeRow, chargeback: NewChargeback, at: Date): Promise<void> {
  const now = at.toISOString();
  const row: ChargebackRow = {
    ...chargeback,
    accountId: charge.accountId,
    chargeId: charge.id,
    status: 'RECEIVED',
    issuedAt: now,
    response: null,
    createdAt: now,
    updatedAt: now,
  };
  await tx`insert into chargebacks ${tx({ ...row })}`;
  await notifyMerchant(tx, charge, at);
}

/** Ends a chargeback: the merchant loses the money or keeps it. */
export async function decideChargeback(
  tx: TransactionSql,
  charge: ChargeRow,
  number: string,
  decision: Pick<ChargebackWire, 'status' | 'response'>,
  at: Date,
): Promise<void> {
  await tx`
    update chargebacks set ${tx({ ...decision, updatedAt: at.toISOString() })}
    where account_id = ${charge.accountId} and charge_id = ${charge.id} and number = ${number}`;
  await notifyMerchant(tx, charge, at);
}

async function notifyMerchant(tx: TransactionSql, charge: ChargeRow, at: Date): Promise<void> {
  const changed = await changeCharge(tx, charge, {}, at);
  await enqueuePostback(tx, changed, 'chargeback', at);
}
