import type { QueryFields, QueryOf } from '@/lib/contracts/query/query-field';
import type { EndpointName } from '@/lib/contracts/registry';

const order = {
  sortBy: { kind: 'one', values: ['createdAt', 'updatedAt'] },
  sortDirection: { kind: 'one', values: ['asc', 'desc'] },
} as const satisfies QueryFields;

const transactionOrder = { id: { kind: 'id' }, ...order } as const satisfies QueryFields;

/** Query fields that are published for this version, and that the document does not list. */
export const publishedQuery: Partial<Record<EndpointName, QueryFields>> = { 'transactions.list': transactionOrder };

const transactionMethod = {
  method: { kind: 'several', values: ['PIX', 'BANK_SLIP', 'INTERNAL_TRANSFER'] },
} as const satisfies QueryFields;

const infractionFields = {
  id: { kind: 'id' },
  protocol: { kind: 'text', max: 64 },
  needsManualReview: { kind: 'flag' },
  ...order,
  reportedAtFrom: { kind: 'instant' },
  reportedAtTo: { kind: 'instant' },
  createdAtFrom: { kind: 'instant' },
  createdAtTo: { kind: 'instant' },
  expiresAtFrom: { kind: 'instant' },
  expiresAtTo: { kind: 'instant' },
  updatedAtFrom: { kind: 'instant' },
  updatedAtTo: { kind: 'instant' },
} as const satisfies QueryFields;

const reportFields = {
  ...order,
  createdAtFrom: { kind: 'instant' },
  createdAtTo: { kind: 'instant' },
  updatedAtFrom: { kind: 'instant' },
  updatedAtTo: { kind: 'instant' },
} as const satisfies QueryFields;

const quantityFields = { webhookId: { kind: 'id' } } as const satisfies QueryFields;

/** Query fields of later versions. */
export const laterQuery: Partial<Record<EndpointName, QueryFields>> = {
  'transactions.list': transactionMethod,
  'infractions.list': infractionFields,
  'reports.list': reportFields,
  'webhooks.sentQuantity': quantityFields,
};

export type TransactionExtras = QueryOf<typeof transactionOrder & typeof transactionMethod>;
export type InfractionExtras = QueryOf<typeof infractionFields>;
export type ReportExtras = QueryOf<typeof reportFields>;
export type QuantityExtras = QueryOf<typeof quantityFields>;
