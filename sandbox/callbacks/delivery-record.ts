import type { WireOf } from '@/lib/contracts/shapes';
import type { Sql } from '@/sandbox/database/open-database';
import type { TransactionWire } from '@/sandbox/transaction-records/transaction-row';
import { columnsOfTheWire } from '@/sandbox/transaction-records/wire-columns';

export type DeliveryWire = WireOf<'callbacks.read'>;

export interface DeliveryRecord extends Omit<DeliveryWire, 'body'> {
  /** What was sent; null in the invented past, whose callbacks follow from their transaction. */
  readonly body: Record<string, unknown> | null;
  readonly transaction: TransactionWire | null;
  readonly eventType: string | null;
}

/** The columns of a `DeliveryRecord` out of `callback_deliveries as delivery`. */
export function deliveryColumns(sql: Sql, baseUrl: string) {
  return sql`
    delivery.id, delivery.url, nullif(delivery.status, 0) as status, delivery.transaction_id, delivery.created_at,
    delivery.body::json as body, delivery.response_body, delivery.response_headers, delivery.response_time,
    delivery.webhook_id, delivery.event as event_type, delivery.error,
    case when delivery.body is null then (
      select row_to_json(wire) from (
        select ${columnsOfTheWire(sql, baseUrl)} from transactions
        where account_id = delivery.account_id and id = delivery.transaction_id
      ) as wire
    ) end as transaction`;
}

/** A delivery as the wire writes it (interface: GET /user/callbacks/{id}). */
export function deliveryToWire({ transaction, body, ...record }: DeliveryRecord): DeliveryWire {
  return { ...record, body: body ?? (transaction === null ? {} : asItWas(transaction, record)) };
}

/** What a transaction looked like to a callback that was sent for an earlier change than its last. */
function asItWas(
  transaction: TransactionWire,
  { eventType, createdAt }: Pick<DeliveryRecord, 'eventType' | 'createdAt'>,
): Record<string, unknown> {
  if (eventType === 'TRANSACTION_PENDING') return { ...transaction, ...unpaid, ...unreturned, updatedAt: transaction.createdAt };
  if (eventType === `TRANSACTION_${transaction.status}` && createdAt >= transaction.updatedAt) return { ...transaction };
  return { ...transaction, ...unreturned, status: 'COMPLETED', updatedAt: transaction.paidAt ?? transaction.createdAt };
}

const unpaid = {
  status: 'PENDING',
  serviceFeeCharged: null,
  payerName: null,
  payerDocument: null,
  payerInstitutionIspb: null,
  payerInstitutionName: null,
  payerAccountNumber: null,
  receiverName: null,
  receiverDocument: null,
  receiverInstitutionIspb: null,
  receiverInstitutionName: null,
  receiverAccountNumber: null,
  endToEndId: null,
  paidAt: null,
} as const satisfies Partial<TransactionWire>;

const unreturned = {
  cancellationReason: null,
  refundEndToEndId: null,
  refundAmount: null,
  refundStatus: null,
  refundReason: null,
  refundDescription: null,
  refundedAt: null,
} as const satisfies Partial<TransactionWire>;
