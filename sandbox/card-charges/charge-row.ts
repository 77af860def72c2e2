import type { WireOf } from '@/lib/contracts/shapes';
import { reasonOf } from './decision/reason-messages';

export type ChargeWire = WireOf<'cardCharges.read'>;
export type ChargebackWire = ChargeWire['creditCardPayment']['chargebacks'][number];

/** The fields of a charge that never change. */
export interface ChargeDetails {
  readonly customer: ChargeWire['customer'];
  readonly cart: ChargeWire['cart'];
  readonly installments: number;
  readonly authenticate: boolean;
  readonly currency: string;
  /** The card number is already masked. */
  readonly card: ChargeWire['creditCardPayment']['card'];
  readonly recurrence: { readonly interval: string; readonly endDate: string | null } | null;
}

/** A stored card charge. Amounts are cents of its currency. */
export interface ChargeRow {
  id: string;
  accountId: number;
  externalId: string;
  /** The wire's number of the status. */
  status: number;
  amount: number;
  postbackUrl: string | null;
  details: ChargeDetails;
  acquirerTransactionId: string | null;
  authorizationCode: string | null;
  /** The issuer's code. */
  reasonCode: string | null;
  retryAllowed: boolean;
  recurrentPaymentId: string | null;
  recurrenceCycle: number | null;
  reversedAmount: number;
  /** Amount of a requested reversal that is not decided yet. */
  reversalAmount: number | null;
  reversedAt: string | null;
  /** When an undecided charge or reversal is decided automatically. */
  dueAt: string | null;
  createdAt: string;
  updatedAt: string;
}

/** Converts a charge to the wire format (interface: Card interface). A requested reversal counts as reversed. */
export function chargeToWire(row: ChargeRow, chargebacks: ChargebackWire[]): ChargeWire {
  const { details } = row;
  return {
    id: row.id,
    externalId: row.externalId,
    postbackUrl: row.postbackUrl,
    amount: row.amount,
    paymentType: 'creditcard',
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
    customer: details.customer,
    cart: details.cart,
    creditCardPayment: {
      installments: details.installments,
      authenticate: details.authenticate,
      currency: details.currency,
      acquirerTransactionId: row.acquirerTransactionId,
      authorizationCode: row.authorizationCode,
      reasonCode: reasonOf(row.reasonCode)?.number ?? null,
      status: row.status,
      reversedAmount: row.reversedAmount + (row.reversalAmount ?? 0) || null,
      reversedDate: row.reversedAt,
      card: details.card,
      chargebacks,
      retryAllowed: row.retryAllowed,
    },
    ...(details.recurrence ? { recurrence: { ...details.recurrence, recurrentPaymentId: row.recurrentPaymentId } } : {}),
    recurrentPaymentId: row.recurrentPaymentId,
    recurrenceCycle: row.recurrenceCycle,
    pixPayment: null,
  };
}
