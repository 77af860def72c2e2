import { randomUUID } from 'node:crypto';
import type { TransactionSql } from '@/sandbox/database/open-database';
import type { ChargeRow } from './charge-row';
import { chargeWire } from './stored-charges';

export type PostbackEvent = 'charge.update' | 'antifraud.update' | 'chargeback' | 'recurrence.cycle';

/**
 * Stores a postback about the present state of a charge, in the same database transaction as the change. Does nothing without a
 * `postbackUrl`.
 */
export async function enqueuePostback(tx: TransactionSql, charge: ChargeRow, event: PostbackEvent, at: Date): Promise<void> {
  const { accountId, id: chargeId, postbackUrl: url } = charge;
  if (url === null) return;
  const body = JSON.stringify({ event, data: await chargeWire(tx, charge) });
  const now = at.toISOString();
  await tx`insert into card_postbacks ${tx({ id: `pb${randomUUID()}`, accountId, chargeId, event, url, body, dueAt: now, createdAt: now })}`;
}
