import { z } from 'zod';

/** Who would be paid, as far as it may be kept: the document only ever masked. */
export const holderRecord = z.object({
  name: z.string(),
  document: z.string().nullable(),
  institutionName: z.string().nullable(),
});

export type Holder = z.output<typeof holderRecord>;
