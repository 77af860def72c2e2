import type { WireOf } from '@/lib/contracts/shapes';
import type { Sql } from '@/sandbox/database/open-database';
import type { TransactionWire } from '@/sandbox/transaction-records/transaction-row';
import { selectWireColumns } from '@/sandbox/transaction-records/wire-columns';

export type DeliveryWire = WireOf<'callbacks.read'>;

export interface DeliveryRecord extends Omit<DeliveryWire, 'body'> {
  /** The body that was sent; null in seeded history, where it is derived from the transaction. */
  readonly body: Record<string, unknown> | null;
  readonly transaction: TransactionWire | null;
  readonly eventType: string | null;
}

/** SQL columns of a `DeliveryRecord`, selected from `callback_deliveries as delivery`. */
export function deliveryColumns(sql: Sql, baseUrl: string) {
  return sql`
    delivery.id, delivery.url, delivery.status, delivery.transaction_id, delivery.created_at,
    delivery.body::json as body, coalesce(delivery.response_body, '') as response_body, coalesce(delivery.response_headers, '{}') as response_headers, delivery.response_time,
    delivery.webhook_id, delivery.event as event_type, delivery.error,
    case when delivery.body is null then (
      select row_to_json(wire) from (
        select ${selectWireColumns(sql, baseUrl)} from transactions
        where account_id = delivery.account_id and id = delivery.transaction_id
      ) as wire
    ) end as transaction`;
}

/** Converts a delivery to the wire format (interface: Callbacks, GET /user/callbacks/{id}). */
export function deliveryToWire({ transaction, body, ...record }: DeliveryRecord): DeliveryWire {
  return { ...record, body: body ?? (transaction === null ? {} : transactionAtDelivery(transaction, record)) };
}

/** The transaction as it was when a callback about an earlier status was sent. */
function transactionAtDelivery(
  transaction: TransactionWire,
  { eventType, createdAt }: Pick<DeliveryRecord, 'eventType' | 'createdAt'>,
): Record<string, unknown> {
  if (eventType === 'TRANSACTION_PENDING') return { ...transaction, ...withoutPayment, ...withoutRefund, updatedAt: transaction.createdAt };
  if (eventType === `TRANSACTION_${transaction.status}` && createdAt >= transaction.updatedAt) return { ...transaction };
  return { ...transaction, ...withoutRefund, status: 'COMPLETED', updatedAt: transaction.paidAt ?? transaction.createdAt };
}

const withoutPayment = {
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

const withoutRefund = {
  cancellationReason: null,
  refundEndToEndId: null,
  refundAmount: null,
  refundStatus: null,
  refundReason: null,
  refundDescription: null,
  refundedAt: null,
} as const satisfies Partial<TransactionWire>;
