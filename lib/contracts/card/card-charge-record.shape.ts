import { z } from 'zod';
import { instant, optionalInstant, optionalText } from '@/lib/contracts/shape/field.shape';
import {
  cents,
  looseRecord,
  optionalCents,
  optionalCode,
  optionalFlag,
  optionalItems,
  optionalNumber,
  optionalPart,
} from '@/lib/contracts/shape/read-field.shape';
import { unknownWord } from '@/lib/contracts/shape/unknown-word';
import { cardPaymentStates } from './card-charges';

const chargeback = z.object({
  number: optionalCode,
  amount: optionalCents,
  status: optionalText,
  reasonCode: optionalCode,
  reasonDescription: optionalText,
  issuedAt: optionalInstant,
  defenseDeadline: optionalInstant,
  response: optionalText,
  createdAt: optionalInstant,
  updatedAt: optionalInstant,
});

/** The name of a numeric state; an unknown number is kept as text. */
const paymentState = optionalCode.transform((status) => stateNames.get(status ?? '') ?? status ?? unknownWord);

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
  reversedDate: optionalInstant,
  retryAllowed: optionalFlag,
  card: optionalPart(z.object({ number: maskedNumber, holder: optionalText, expiration: optionalText, brand: optionalText })),
  chargebacks: optionalItems(chargeback).transform((list) => list ?? []),
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
  endDate: optionalInstant,
  recurrentPaymentId: optionalText,
});

/** A card charge as the product reads it: whole cents, named states, absent is null. */
export const cardChargeRecord = z
  .object({
    id: z.string().min(1),
    externalId: optionalText,
    postbackUrl: optionalText,
    amount: cents,
    paymentType: optionalText,
    createdAt: instant,
    updatedAt: optionalInstant,
    customer: optionalPart(customer),
    cart: optionalItems(item).transform((cart) => cart ?? []),
    creditCardPayment: optionalPart(payment),
    recurrence: optionalPart(recurrence),
    recurrentPaymentId: optionalText,
    /** 0 is the initial charge, 1 and more its cycles. */
    recurrenceCycle: optionalNumber,
  })
  .transform(({ recurrence, recurrentPaymentId, ...charge }) => ({
    ...charge,
    recurrence: recurrence && { interval: recurrence.interval, endDate: recurrence.endDate },
    /** The answer to a creation may have it inside its recurrence. */
    recurrentPaymentId: recurrentPaymentId ?? recurrence?.recurrentPaymentId ?? null,
  }));
