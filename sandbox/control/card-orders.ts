import { z } from 'zod';
import { tokenText } from '@/sandbox/accounts/token';

/** What the control door is told about cards. Amounts are whole cents. */

const token = tokenText.default('sandbox');

export const trialCertificateOrder = z.strictObject({ kind: z.enum(['untrusted', 'expired']) });

/** The issuer's answer to a charge that had none or was only authorised, or the acquirer's to a reversal. */
export const chargeOrder = z.discriminatedUnion('move', [
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

export const chargebackOrder = z.strictObject({
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

export const recurrenceOrder = z.strictObject({ token, move: z.enum(['run-cycle', 'deactivate']) });

export type TrialCertificateOrder = z.input<typeof trialCertificateOrder>;
export type ChargeOrder = z.input<typeof chargeOrder>;
export type ChargebackOrder = z.input<typeof chargebackOrder>;
export type ChargebackDecision = z.input<typeof chargebackDecision>;
export type RecurrenceOrder = z.input<typeof recurrenceOrder>;
