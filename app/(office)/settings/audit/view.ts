import { audit } from '@/lib/contracts/audit';
import type { QueryFields, QueryOf } from '@/lib/contracts/query-field';
import { dayLast, dayStart } from '@/lib/format/date';
import type { Zone } from '@/lib/format/zone';

const { dateFrom: _from, dateTo: _to, ...fields } = audit.list.query;

/** In the address two business days stand for two instants. */
export const auditView = { ...fields, from: { kind: 'day' }, to: { kind: 'day' } } as const satisfies QueryFields;

export type AuditView = QueryOf<typeof auditView>;

export function auditQuery({ from, to, ...query }: AuditView, zone: Zone): QueryOf<typeof audit.list.query> {
  return {
    ...query,
    page: query.page ?? 1,
    limit: query.limit ?? 20,
    dateFrom: from ? dayStart(from, zone) : undefined,
    dateTo: to ? dayLast(to, zone) : undefined,
  };
}
