import { z } from 'zod';
import { callbackUrl, documentNumber, email, numberFrom, textFrom } from '@/lib/contracts/shape/body-field.shape';
import { type NumberRule, numberRules } from '@/lib/contracts/shape/field-rules';
import * as textRules from '@/lib/contracts/shape/text-rules';
import type { NoOtherBrand } from '@/lib/format/brand';
import { cardBrand } from '@/lib/format/card/card-brand';
import { isCardNumber } from '@/lib/format/card/card-number';
import { recurrenceIntervals } from './card-charges';

const text = textFrom(textRules.cardText, z.string().trim());

/** Whole cents to send (interface: Card interface). Passing reais does not compile. */
export function centsFrom(rule: NumberRule) {
  // A type-only restriction: any whole number is parsed.
  return numberFrom(rule) as unknown as z.ZodType<number, number & NoOtherBrand<'Cents'>>;
}

const address = z.strictObject({
  street: text,
  number: text,
  complement: text.optional(),
  zipCode: z.string().regex(/^\d{8}$/, 'eight digits'),
  city: text,
  state: text,
  country: text,
  district: text,
});

const customer = z.strictObject({
  name: text,
  identity: documentNumber.optional(),
  identityType: z.enum(['CPF', 'CNPJ']).optional(),
  email: email.optional(),
  birthdate: z.iso.date().optional(),
  phone: z
    .string()
    .regex(/^55\d{10,11}$/, '55, area code and number')
    .optional(),
  address: address.optional(),
});

const card = z.strictObject({
  number: z.string().refine(isCardNumber, 'not a card number'),
  holder: text,
  expiration: z.string().regex(/^(0[1-9]|1[0-2])\/20\d{2}$/, 'MM/YYYY'),
  cvv: z.string().regex(/^\d{3,4}$/, 'three or four digits'),
});

const fraudAnalysis = z.strictObject({
  fingerPrintId: text,
  browser: z.strictObject({ cookiesAccepted: z.boolean(), email, hostName: text, ipAddress: text, type: text }),
  definedFields: z.array(z.strictObject({ id: z.int().min(1), value: text })).optional(),
});

const creditCardPayment = z
  .strictObject({
    installments: numberFrom(numberRules.installments),
    authenticate: z.boolean().optional(),
    currency: z
      .string()
      .regex(/^[A-Z]{3}$/)
      .default('BRL'),
    card,
    fraudAnalysis: fraudAnalysis.optional(),
  })
  .refine(({ currency, installments }) => currency === 'BRL' || installments === 1, {
    path: ['installments'],
    message: 'one instalment in a foreign currency',
  })
  .refine((payment) => payment.currency === 'BRL' || payment.fraudAnalysis !== undefined, {
    path: ['fraudAnalysis'],
    message: 'required in a foreign currency',
  });

const recurrence = z.strictObject({ interval: z.enum(recurrenceIntervals), endDate: z.iso.date().optional() });

/** interface: Card interface. In a foreign currency the cents are that currency's. */
export const cardChargeBody = z
  .strictObject({
    amount: centsFrom(numberRules.cardCharge),
    customer,
    paymentType: z.literal('creditcard'),
    cart: z
      .array(
        z.strictObject({
          name: text,
          quantity: z.int().min(1).max(9_999),
          sku: text.optional(),
          unitPrice: centsFrom({ ...numberRules.cardCharge, min: 0 }),
        }),
      )
      .min(1),
    creditCardPayment,
    externalId: z.string().min(1).max(64),
    postbackUrl: callbackUrl.optional(),
    recurrence: recurrence.optional(),
  })
  .refine(({ recurrence, creditCardPayment: { installments } }) => recurrence === undefined || installments === 1, {
    path: ['creditCardPayment', 'installments'],
    message: 'one instalment in a recurrence',
  });

/** What a person enters for a charge in BRL; our server builds the body from it. Card data is only passed on and never stored. */
export const cardChargeRequest = z
  .strictObject({
    amount: centsFrom(numberRules.cardCharge),
    /** The product, as the only item of the cart. */
    description: text,
    /** Becomes the `externalId`, by which an unknown outcome is looked up: long and random, so that it is unique. */
    reference: z.string().regex(/^car-[0-9a-f]{32}$/),
    customer: customer.pick({ name: true, identity: true, email: true }),
    installments: numberFrom(numberRules.installments),
    recurrence: recurrence.optional(),
    card,
  })
  .refine((charge) => charge.recurrence === undefined || charge.installments === 1, {
    path: ['installments'],
    message: 'one instalment in a recurrence',
  })
  .superRefine(({ card: { number, cvv } }, context) => {
    if (!isCardNumber(number)) return;
    const brand = cardBrand(number);
    if (!brand?.lengths.includes(number.length)) context.addIssue({ code: 'custom', path: ['card', 'number'] });
    else if (cvv.length !== brand.cvv) context.addIssue({ code: 'custom', path: ['card', 'cvv'] });
  });
