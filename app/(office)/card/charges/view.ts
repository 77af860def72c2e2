import { cardCharges } from '@/lib/contracts/card-charges';
import type { QueryOf } from '@/lib/contracts/query-field';

export const viewFields = cardCharges.list.query;

export type View = QueryOf<typeof viewFields>;

/** The query of the service's list: always page and limit. */
export function listQuery(view: View) {
  return { ...view, page: view.page ?? 1, limit: view.limit ?? 20 };
}
