import { z } from 'zod';
import { reais } from '@/lib/contracts/shape/field.shape';

/** What the transactions of a period did to the balance under one virtual account, in reais. */
const listed = z.object({
  /** Its name; empty for transactions without one. */
  id: z.string(),
  /** Transactions in which money moved. */
  count: z.number(),
  /** What came in, before refunds. */
  received: reais,
  /** What went back or is on its way back; null where the service does not tell an amount. */
  returned: reais.nullable(),
  /** What went out. */
  sent: reais,
  /** What is left of it all, after refunds and fees; null where an amount is not known. */
  net: reais.nullable(),
  lastAt: z.string(),
});

export const virtualAccountShapes = {
  'virtualAccounts.list': {
    /** `truncated` where not every transaction of the period was read, and the sums are not all of it. */
    record: z.object({ items: z.array(listed), hasNext: z.boolean(), total: z.number(), truncated: z.boolean() }),
  },
};
