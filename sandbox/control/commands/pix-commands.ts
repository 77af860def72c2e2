import { z } from 'zod';
import { amountFrom, documentNumber, pixText } from '@/lib/contracts/body-field.shape';
import { tokenText } from '@/sandbox/accounts/token';

const token = tokenText;
const reason = z.string().optional();

/** Who pays; what is not given is taken from the charge, or invented. */
const payer = z.strictObject({ name: z.string(), document: documentNumber }).partial().default({});

/** What becomes of a charge that waits. */
export const chargeTransition = z.discriminatedUnion('move', [
  z.strictObject({ token, move: z.literal('pay'), payer }),
  z.strictObject({ token, move: z.literal('expire') }),
  z.strictObject({ token, move: z.literal('cancel'), reason }),
  z.strictObject({ token, move: z.literal('fail') }),
]);

/** The institution's answer to a refund under way. */
export const refundTransition = z.strictObject({ token, move: z.enum(['settle', 'fail']) });

/** The institution's answer to a withdrawal under way: `cancel` is a refusal, `fail` an error. The money comes back after both. */
export const withdrawalTransition = z.strictObject({ token, move: z.enum(['settle', 'cancel', 'fail']), reason });

/** A Pix sent to a key of the account, without a charge. */
export const depositArrival = z.strictObject({ token, amount: amountFrom(0.01), payer, description: pixText.optional() });

export const depositDecision = z.strictObject({ token, move: z.enum(['approve', 'reject']), reason });

export type DepositArrival = z.input<typeof depositArrival>;
export type Payer = z.output<typeof payer>;
