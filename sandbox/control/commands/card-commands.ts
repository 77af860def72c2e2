import { z } from 'zod';
import { recurrenceIntervals } from '@/lib/contracts/card/card-charges';
import { isCardNumber } from '@/lib/format/card/card-number';
import { tokenText } from '@/sandbox/accounts/token';

/** Commands about cards. Amounts are cents. */

const token = tokenText.default('sandbox');

export const testCertificateCommand = z.strictObject({ kind: z.enum(['untrusted', 'expired']) });

/** A charge to store; missing fields get defaults. `stopped` ends its recurrence before the first cycle. */
export const storedCardCharge = z.strictObject({
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

/** The issuer's decision about an undecided or authorized charge, or the acquirer's decision about a reversal. */
export const cardChargeTransition = z.discriminatedUnion('move', [
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
  /** The amount of the charge when absent. */
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

export const recurrenceTransition = z.strictObject({ token, move: z.enum(['run-cycle', 'deactivate']) });

export type StoredCardCharge = z.output<typeof storedCardCharge>;
export type StoredCardChargeCommand = z.input<typeof storedCardCharge>;
export type TestCertificateCommand = z.input<typeof testCertificateCommand>;
export type CardChargeTransition = z.input<typeof cardChargeTransition>;
export type ChargebackCommand = z.input<typeof chargebackCommand>;
export type ChargebackDecision = z.input<typeof chargebackDecision>;
export type RecurrenceTransition = z.input<typeof recurrenceTransition>;
