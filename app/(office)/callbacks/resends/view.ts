import type { QueryOf } from '@/lib/contracts/query-field';
import { registry } from '@/lib/contracts/registry';

export const viewFields = registry.resends.list.query;

export function pageQuery({ page = 1, limit = 20 }: QueryOf<typeof viewFields>) {
  return { page, limit };
}
