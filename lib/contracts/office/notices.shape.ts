import { z } from 'zod';

const noticesRecord = z.object({
  /** Whether they wish to be written to. */
  mail: z.boolean(),
  /** Where to. */
  address: z.string(),
  /** False where mail is not set up: then nobody is written to. */
  installed: z.boolean(),
});

export const noticesShapes = {
  'notices.read': { record: noticesRecord },
  'notices.change': { body: z.strictObject({ mail: z.boolean() }), record: noticesRecord },
};
