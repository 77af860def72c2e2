import { audit } from '@/lib/contracts/office/audit';
import { dayLast, dayStart } from '@/lib/format/date';
import { defineList, paged } from './definition/list';

const { dateFrom: _from, dateTo: _to, ...fields } = audit.list.query;

/** The audit list, newest first. Its URL has two business days, the query two instants. */
export const auditList = defineList({
  name: 'audit',
  path: '/settings/audit',
  endpoint: audit.list,
  fields: { ...fields, from: { kind: 'day' }, to: { kind: 'day' } },
  input: (view, { zone }) => {
    const { from, to, ...query } = paged(view);
    return { query: { ...query, dateFrom: from ? dayStart(from, zone) : undefined, dateTo: to ? dayLast(to, zone) : undefined } };
  },
  columns: {
    at: { kind: 'second', of: (row) => row.at, width: 'w-[178px]', sorted: 'descending' },
    actor: { kind: 'text', of: (row) => row.actor, width: 'w-[180px]' },
    action: { kind: 'word', words: 'audit.actions', of: (row) => row.action, width: 'w-[170px]' },
    facts: { kind: 'screen' },
    address: { kind: 'code', of: (row) => row.address, width: 'w-[116px]' },
    result: { kind: 'word', words: 'audit', of: (row) => row.result, width: 'w-[120px]' },
  },
});
