import { z } from 'zod';

const noticesRecord = z.object({
  /** Whether they want mails. */
  mail: z.boolean(),
  /** The e-mail address. */
  address: z.string(),
  /** False where mail is not configured: nobody gets mails then. */
  installed: z.boolean(),
});

export const noticesShapes = {
  'notices.read': { record: noticesRecord },
  'notices.change': { body: z.strictObject({ mail: z.boolean() }), record: noticesRecord },
};
