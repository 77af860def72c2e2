import { randomInt, randomUUID } from 'node:crypto';
import type { TransactionSql } from '@/sandbox/database/open-database';
import type { ChargeRow } from './charge-row';
import { stateNumber } from './decision/card-behavior';
import { reasonOf } from './decision/reason-messages';

type NewCharge = Pick<ChargeRow, 'accountId' | 'externalId' | 'amount' | 'postbackUrl' | 'details' | 'createdAt'> &
  Partial<Pick<ChargeRow, 'recurrentPaymentId' | 'recurrenceCycle' | 'dueAt'>>;

interface AcquirerAnswer {
  readonly state: Parameters<typeof stateNumber>[0];
  /** The issuer's reason code; null while there is no answer. */
  readonly reasonCode: string | null;
}

export const authorizationCode = () => String(randomInt(1_000_000)).padStart(6, '0');

/** Builds a new charge from the request and the acquirer's answer. */
export function newCharge(request: NewCharge, { state, reasonCode }: AcquirerAnswer): ChargeRow {
  return {
    recurrentPaymentId: null,
    recurrenceCycle: null,
    dueAt: null,
    ...request,
    id: randomUUID(),
    status: stateNumber(state),
    acquirerTransactionId: randomUUID().replaceAll('-', '').slice(0, 20),
    authorizationCode: state === 'PAID' || state === 'AUTHORIZED' ? authorizationCode() : null,
    reasonCode,
    retryAllowed: state !== 'PAID' && state !== 'AUTHORIZED' && (reasonOf(reasonCode)?.retryAllowed ?? false),
    reversedAmount: 0,
    reversalAmount: null,
    reversedAt: null,
    updatedAt: request.createdAt,
  };
}

export async function insertCharges(tx: TransactionSql, charges: readonly ChargeRow[]): Promise<void> {
  // The details are serialized as JSON here, so they contain only what JSON can hold.
  const rows = charges.map((charge) => ({ ...charge, details: tx.json(charge.details as never) }));
  await tx`insert into card_charges ${tx(rows)}`;
}
