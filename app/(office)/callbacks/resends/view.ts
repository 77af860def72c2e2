import type { QueryOf } from '@/lib/contracts/query-field';
import { resends } from '@/lib/contracts/resends';

export const viewFields = resends.list.query;

export function pageQuery({ page = 1, limit = 20 }: QueryOf<typeof viewFields>) {
  return { page, limit };
}
