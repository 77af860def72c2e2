import { z } from 'zod';
import { nullableText } from '@/lib/contracts/shape/field.shape';
import { numberRules } from '@/lib/contracts/shape/field-rules';
import { pageRecord } from '@/lib/contracts/shape/page.shape';
import { cardChargeBody, cardChargeRequest, centsFrom } from './card-charge-body.shape';
import { cardChargeRecord } from './card-charge-record.shape';

const chargebackWire = z.object({
  number: z.string(),
  amount: z.int(),
  status: z.enum(['RECEIVED', 'ACCEPTED', 'DEFENDED']),
  reasonCode: z.string(),
  reasonDescription: z.string(),
  issuedAt: z.string(),
  defenseDeadline: nullableText,
  response: nullableText,
  createdAt: z.string(),
  updatedAt: z.string(),
});

const paymentWire = z.object({
  installments: z.int(),
  authenticate: z.boolean(),
  currency: z.string(),
  acquirerTransactionId: nullableText,
  authorizationCode: nullableText,
  /** The service's own number of the reason, 0 for approved; the issuer's code is in `returnCode`. */
  reasonCode: z.int().nullable(),
  reasonMessage: nullableText.optional(),
  returnCode: nullableText.optional(),
  returnMessage: nullableText.optional(),
  status: z.int(),
  reversedAmount: z.int().nullable(),
  reversedDate: nullableText,
  card: z.object({ number: z.string(), holder: z.string(), expiration: z.string(), brand: z.string() }),
  chargebacks: z.array(chargebackWire),
  retryAllowed: z.boolean(),
});

const addressWire = z.object({
  street: z.string(),
  number: z.string(),
  complement: nullableText.optional(),
  zipCode: z.string(),
  city: z.string(),
  state: z.string(),
  country: z.string(),
  district: z.string(),
});

const chargeWire = z.object({
  id: z.string(),
  externalId: z.string(),
  postbackUrl: nullableText,
  amount: z.int(),
  paymentType: z.literal('creditcard'),
  createdAt: z.string(),
  updatedAt: z.string(),
  customer: z.object({
    name: z.string(),
    identity: nullableText,
    identityType: nullableText,
    email: nullableText,
    birthdate: nullableText,
    phone: nullableText,
    address: addressWire.nullable(),
  }),
  cart: z.array(z.object({ name: z.string(), quantity: z.int(), sku: nullableText, unitPrice: z.int() })),
  creditCardPayment: paymentWire,
  recurrence: z.object({ interval: z.string(), endDate: nullableText, recurrentPaymentId: nullableText.optional() }).optional(),
  recurrentPaymentId: nullableText,
  recurrenceCycle: z.int().nullable(),
  pixPayment: z.null(),
});

/** The body of a reversal from the browser: whole cents, or no amount for the whole remainder, and the remainder that was shown. */
const reversalRequest = z.strictObject({
  amount: centsFrom(numberRules.cardReversal).optional(),
  expectedRemaining: centsFrom({ ...numberRules.cardReversal, min: 0 }),
});

/** interface: Card interface. Its list has an envelope of its own. */
export const cardChargeShapes = {
  'cardCharges.create': { request: cardChargeRequest, body: cardChargeBody, wire: chargeWire, record: cardChargeRecord },
  'cardCharges.list': {
    wire: z.object({ page: z.int(), total: z.int(), totalPages: z.int(), charges: z.array(chargeWire) }),
    record: pageRecord(cardChargeRecord),
  },
  'cardCharges.read': { wire: chargeWire, record: cardChargeRecord },
  'cardCharges.reverse': { request: reversalRequest, wire: chargeWire, record: cardChargeRecord },
};
