import type { QueryFields } from './query/query-field';

/** The keys that find one transaction (interface: GET /pix). The service refuses more than one of them in a call. */
export const lookup = {
  id: { kind: 'id' },
  clientReference: { kind: 'text', max: 64 },
  endToEndId: { kind: 'id' },
  virtualAccount: { kind: 'text', max: 50 },
} as const satisfies QueryFields;

export type LookupKey = keyof typeof lookup;

export const lookupKeys = ['id', 'clientReference', 'endToEndId', 'virtualAccount'] as const satisfies readonly LookupKey[];

/** The only lookup key of a query; null when it has none or several. */
export function lookupKey(query: Readonly<Partial<Record<LookupKey, string>>>): LookupKey | null {
  const given = lookupKeys.filter((key) => query[key] !== undefined);
  return given.length === 1 ? (given[0] ?? null) : null;
}
