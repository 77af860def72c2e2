import { z } from 'zod';
import { amountFrom, documentNumber, pixText } from '@/lib/contracts/shape/body-field.shape';
import { tokenText } from '@/sandbox/accounts/token';

const token = tokenText;
const reason = z.string().optional();

/** The payer; missing fields come from the charge or are invented. */
const payer = z.strictObject({ name: z.string(), document: documentNumber }).partial().default({});

/** A change of a pending charge. */
export const chargeTransition = z.discriminatedUnion('move', [
  z.strictObject({ token, move: z.literal('pay'), payer }),
  z.strictObject({ token, move: z.literal('expire') }),
  z.strictObject({ token, move: z.literal('cancel'), reason }),
  z.strictObject({ token, move: z.literal('fail') }),
]);

/** The institution's answer to a pending refund. */
export const refundTransition = z.strictObject({ token, move: z.enum(['settle', 'fail']) });

/** The institution's answer to a pending withdrawal: `cancel` is a refusal, `fail` an error. Both return the money. */
export const withdrawalTransition = z.strictObject({ token, move: z.enum(['settle', 'cancel', 'fail']), reason });

/** A Pix sent to a key of the account, without a charge. */
export const depositArrival = z.strictObject({ token, amount: amountFrom(0.01), payer, description: pixText.optional() });

export const depositDecision = z.strictObject({ token, move: z.enum(['approve', 'reject']), reason });

export type DepositArrival = z.input<typeof depositArrival>;
export type Payer = z.output<typeof payer>;
