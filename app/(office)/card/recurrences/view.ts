import type { QueryOf } from '@/lib/contracts/query-field';
import { recurrenceList } from '@/lib/contracts/recurrences';

export const viewFields = recurrenceList.list.query;

/** Always page and limit. */
export function listQuery(view: QueryOf<typeof viewFields>) {
  return { page: view.page ?? 1, limit: view.limit ?? 20 };
}
