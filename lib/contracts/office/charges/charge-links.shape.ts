import { z } from 'zod';
import { instant } from '@/lib/contracts/shape/field.shape';
import { wholeFor } from '@/lib/contracts/shape/whole.shape';

const link = z.object({
  url: z.url(),
  createdAt: instant,
  /** Who made it. */
  staff: z.string(),
});

const because = 'A link is random, and the names are those of staff and of the merchant: no payer is in them.';

export const chargeLinkShapes = {
  'chargeLinks.find': {
    record: z.object({
      /** The name the payer reads; null while the account cannot be read. */
      merchant: z.string().nullable(),
      link: link.nullable(),
    }),
    whole: wholeFor('everybody', because),
  },
  'chargeLinks.create': { record: link, whole: wholeFor('everybody', because) },
  'chargeLinks.remove': { record: z.null() },
};
