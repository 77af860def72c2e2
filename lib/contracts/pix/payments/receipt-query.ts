import type { QueryFields } from '@/lib/contracts/query/query-field';

/** The receipt format to request; the content type of the answer says which one was returned. */
export const receiptQuery = { type: { kind: 'one', values: ['pdf', 'base64'] } } as const satisfies QueryFields;
