import type { WireOf } from '@/lib/contracts/shapes';

export type ChargeWire = WireOf<'cardCharges.read'>;
export type ChargebackWire = ChargeWire['creditCardPayment']['chargebacks'][number];

/** What a charge was made with and never changes. */
export interface ChargeDetails {
  readonly customer: ChargeWire['customer'];
  readonly cart: ChargeWire['cart'];
  readonly installments: number;
  readonly authenticate: boolean;
  readonly currency: string;
  /** The number is masked from the start. */
  readonly card: ChargeWire['creditCardPayment']['card'];
  readonly recurrence: { readonly interval: string; readonly endDate: string | null } | null;
}

/** A card charge as it is kept. Amounts are whole cents of its currency. */
export interface ChargeRow {
  id: string;
  accountId: number;
  externalId: string;
  /** The wire's number of its state. */
  status: number;
  amount: number;
  postbackUrl: string | null;
  details: ChargeDetails;
  acquirerTransactionId: string | null;
  authorizationCode: string | null;
  reasonCode: string | null;
  retryAllowed: boolean;
  recurrentPaymentId: string | null;
  recurrenceCycle: number | null;
  reversedAmount: number;
  /** Asked for and not decided yet. */
  reversalAmount: number | null;
  reversedAt: string | null;
  /** When what is undecided decides itself. */
  dueAt: string | null;
  createdAt: string;
  updatedAt: string;
}

/** A charge as the wire writes it (interface: Card interface). A reversal counts from when it is asked for. */
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
      reasonCode: row.reasonCode,
      status: row.status,
      reversedAmount: row.reversedAmount + (row.reversalAmount ?? 0) || null,
      reversedDate: row.reversedAt,
      card: details.card,
      chargebacks,
      retryAllowed: row.retryAllowed,
    },
    ...(details.recurrence ? { recurrence: details.recurrence } : {}),
    recurrentPaymentId: row.recurrentPaymentId,
    recurrenceCycle: row.recurrenceCycle,
    pixPayment: null,
  };
}
