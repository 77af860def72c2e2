import { pendingDeposits } from '@/lib/contracts/pending-deposits';
import type { QueryFields, QueryOf } from '@/lib/contracts/query-field';

const { page, limit, status, name, endToEndId } = pendingDeposits.list.query;

export const viewFields = { page, limit, status, name, endToEndId } as const satisfies QueryFields;

export type View = QueryOf<typeof viewFields>;

/** The query of the service's list: always page and limit. */
export function listQuery(view: View) {
  return { ...view, page: view.page ?? 1, limit: view.limit ?? 20 };
}
