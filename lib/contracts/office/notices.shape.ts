import { z } from 'zod';
import { wholeFor } from '@/lib/contracts/shape/whole.shape';

const noticesRecord = z.object({
  /** Whether they want mails. */
  mail: z.boolean(),
  /** The e-mail address. */
  address: z.string(),
  /** False where mail is not configured: nobody gets mails then. */
  installed: z.boolean(),
});

const own = wholeFor('everybody', "The address is the reader's own.");

export const noticesShapes = {
  'notices.read': { record: noticesRecord, whole: own },
  'notices.change': { body: z.strictObject({ mail: z.boolean() }), record: noticesRecord, whole: own },
};
