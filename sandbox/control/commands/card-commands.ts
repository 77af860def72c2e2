import { z } from 'zod';
import { recurrenceIntervals } from '@/lib/contracts/card/card-charges';
import { isCardNumber } from '@/lib/format/card-number';
import { tokenText } from '@/sandbox/accounts/token';

/** What the control routes is told about cards. Amounts are whole cents. */

const token = tokenText.default('sandbox');

export const testCertificateCommand = z.strictObject({ kind: z.enum(['untrusted', 'expired']) });

/** A charge to store; what is not told is made. `stopped` ends the cycles of its recurrence before the first one. */
export const cardSale = z.strictObject({
  token,
  amount: z.int().positive().default(10_000),
  card: z.string().refine(isCardNumber, 'not a card number').default('4111111111111111'),
  name: z.string().min(1).default('Helena Prado'),
  externalId: z.string().min(1).max(64).default('venda'),
  postbackUrl: z.url().nullable().default(null),
  createdAt: z.iso.datetime({ offset: true }).optional(),
  recurrence: z
    .strictObject({ interval: z.enum(recurrenceIntervals), endDate: z.iso.date().optional(), stopped: z.boolean().default(false) })
    .optional(),
});

/** The issuer's answer to a charge that had none or was only authorised, or the acquirer's to a reversal. */
export const chargeCommand = z.discriminatedUnion('move', [
  z.strictObject({ token, move: z.literal('pay') }),
  z.strictObject({ token, move: z.literal('authorize') }),
  z.strictObject({ token, move: z.literal('abort') }),
  z.strictObject({
    token,
    move: z.literal('deny'),
    reasonCode: z
      .string()
      .regex(/^\d{2}$/)
      .default('05'),
  }),
  z.strictObject({ token, move: z.literal('settle-reversal') }),
  z.strictObject({ token, move: z.literal('refuse-reversal') }),
]);

export const chargebackCommand = z.strictObject({
  token,
  /** The whole charge when absent. */
  amount: z.int().positive().optional(),
  reasonCode: z.string().min(1).default('10.4'),
  reasonDescription: z.string().min(1).default('Fraude em transação não presencial'),
  /** Ten days from now when absent. */
  defenseDeadline: z.iso.datetime({ offset: true }).nullable().optional(),
});

export const chargebackDecision = z.strictObject({
  token,
  status: z.enum(['ACCEPTED', 'DEFENDED']),
  response: z.string().nullable().default(null),
});

export const recurrenceCommand = z.strictObject({ token, move: z.enum(['run-cycle', 'deactivate']) });

export type CardSale = z.output<typeof cardSale>;
export type CardSaleCommand = z.input<typeof cardSale>;
export type TestCertificateCommand = z.input<typeof testCertificateCommand>;
export type ChargeCommand = z.input<typeof chargeCommand>;
export type ChargebackCommand = z.input<typeof chargebackCommand>;
export type ChargebackDecision = z.input<typeof chargebackDecision>;
export type RecurrenceCommand = z.input<typeof recurrenceCommand>;
