import { z } from 'zod';
import { optionalText } from '@/lib/contracts/shape/field.shape';
import { cents, looseRecord, optionalCents, optionalCode, optionalFlag, optionalNumber } from '@/lib/contracts/shape/read-field.shape';
import { cardPaymentStates } from './card-charges';

const chargeback = z.object({
  number: optionalCode,
  amount: optionalCents,
  status: optionalText,
  reasonCode: optionalCode,
  reasonDescription: optionalText,
  issuedAt: optionalText,
  defenseDeadline: optionalText,
  response: optionalText,
  createdAt: optionalText,
  updatedAt: optionalText,
});

/** The name of a numeric state; an unknown number is kept as text. */
const paymentState = z.union([z.number(), z.string()]).transform((status) => stateNames.get(String(status)) ?? String(status));

const stateNames: ReadonlyMap<string, string> = new Map(Object.entries(cardPaymentStates));

/** The number arrives masked; one that does not is masked here. */
const maskedNumber = optionalText.transform(
  (number) => number?.replace(/\d{11,}/, (all) => `${all.slice(0, 6)}${'*'.repeat(all.length - 10)}${all.slice(-4)}`) ?? null,
);

const payment = z.object({
  /** The name of the wire's number. */
  status: paymentState,
  installments: optionalNumber,
  authenticate: optionalFlag,
  currency: optionalText,
  acquirerTransactionId: optionalText,
  authorizationCode: optionalCode,
  reasonCode: optionalCode,
  reasonMessage: optionalText,
  returnCode: optionalCode,
  returnMessage: optionalText,
  reversedAmount: optionalCents,
  reversedDate: optionalText,
  retryAllowed: optionalFlag,
  card: z
    .object({ number: maskedNumber, holder: optionalText, expiration: optionalText, brand: optionalText })
    .nullish()
    .transform((card) => card ?? null),
  chargebacks: z
    .array(chargeback)
    .nullish()
    .transform((list) => list ?? []),
});

const customer = z.object({
  name: optionalText,
  identity: optionalText,
  identityType: optionalText,
  email: optionalText,
  phone: optionalText,
  birthdate: optionalText,
  address: looseRecord,
});

const item = z.object({ name: optionalText, quantity: optionalNumber, sku: optionalText, unitPrice: optionalCents });

const recurrence = z.object({
  interval: optionalText.transform((interval) => interval?.toUpperCase() ?? null),
  endDate: optionalText,
});

/** A card charge as the product reads it: whole cents, named states, absent is null. */
export const cardChargeRecord = z.object({
  id: z.string().min(1),
  externalId: optionalText,
  postbackUrl: optionalText,
  amount: cents,
  paymentType: optionalText,
  createdAt: z.string(),
  updatedAt: optionalText,
  customer: customer.nullish().transform((known) => known ?? null),
  cart: z
    .array(item)
    .nullish()
    .transform((cart) => cart ?? []),
  creditCardPayment: payment.nullish().transform((known) => known ?? null),
  recurrence: recurrence.nullish().transform((known) => known ?? null),
  recurrentPaymentId: optionalText,
  /** 0 is the initial charge, 1 and more its cycles. */
  recurrenceCycle: optionalNumber,
});
