import type { QueryFields } from '@/lib/contracts/query/query-field';

/** The receipt format to request; the answer's content type says what came. */
export const receiptQuery = { type: { kind: 'one', values: ['pdf', 'base64'] } } as const satisfies QueryFields;
