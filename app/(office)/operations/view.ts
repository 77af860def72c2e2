import { searchFor } from '@/lib/contracts/address';
import { operations } from '@/lib/contracts/operations';
import type { QueryFields, QueryOf } from '@/lib/contracts/query-field';

const { page, limit, state, kind, mine } = operations.list.query;

export const viewFields = { page, limit, state, kind, mine } as const satisfies QueryFields;

export type View = QueryOf<typeof viewFields>;

export function listQuery(view: View) {
  return { ...view, page: view.page ?? 1, limit: view.limit ?? 20 };
}

/** The address of a view, always written the same way. */
export function addressOf(view: View): string {
  return `/operations${searchFor({ query: viewFields }, view)}`;
}
