import { z } from 'zod';

/** A payee's holder as far as it may be stored: the document only masked. */
export const holderRecord = z.object({
  name: z.string(),
  document: z.string().nullable(),
  institutionName: z.string().nullable(),
});

export type Holder = z.output<typeof holderRecord>;
