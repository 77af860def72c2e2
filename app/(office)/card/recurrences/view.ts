import type { QueryOf } from '@/lib/contracts/query-field';
import { registry } from '@/lib/contracts/registry';

export const viewFields = registry.recurrences.list.query;

/** Always page and limit. */
export function listQuery(view: QueryOf<typeof viewFields>) {
  return { page: view.page ?? 1, limit: view.limit ?? 20 };
}
