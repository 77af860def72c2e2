import { z } from 'zod';
import { infractionReporters, infractionTypes } from '@/lib/contracts/pix/infractions/infractions';
import { tokenText } from '@/sandbox/accounts/token';

/** Commands about infractions. */

const token = tokenText.default('sandbox');
const details = z.string().nullable().default(null);

/** Opens an infraction about a deposit. */
export const infractionCommand = z.strictObject({
  token,
  transactionId: z.string(),
  type: z.enum(infractionTypes).default('REFUND_REQUEST'),
  reportedBy: z.enum(infractionReporters).default('DEBITED_PARTICIPANT'),
  reportDetails: z.string().nullable().default('Pagador afirma que não reconhece a compra.'),
  /** The deadline of the defense: null for none, 72 hours from now when absent. */
  expiresAt: z.iso.datetime({ offset: true }).nullable().optional(),
});

/** A change of an infraction by an institution. */
export const infractionTransition = z.discriminatedUnion('move', [
  z.strictObject({ token, move: z.enum(['wait', 'open', 'acknowledge', 'answer']) }),
  /** The merchant is asked for more and may send another defense. */
  z.strictObject({ token, move: z.literal('ask-adjustments'), expiresAt: z.iso.datetime({ offset: true }).nullable().optional() }),
  /** AGREED: the money is returned. DISAGREED: the merchant keeps it. */
  z.strictObject({ token, move: z.literal('close'), result: z.enum(['AGREED', 'DISAGREED']), details }),
  z.strictObject({ token, move: z.literal('cancel'), details }),
  /** The money of a lost dispute leaves the account now. */
  z.strictObject({ token, move: z.literal('settle') }),
]);

export type InfractionCommand = z.input<typeof infractionCommand>;
export type InfractionTransition = z.input<typeof infractionTransition>;
