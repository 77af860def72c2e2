import { audit } from '@/lib/contracts/office/audit/audit';
import type { AuditEntryRecord } from '@/lib/contracts/office/audit/audit.shape';
import { auditActions } from '@/lib/contracts/office/audit/audit-action';
import { listPlace } from '@/lib/contracts/pages/list-place';
import { dayLast, dayStart } from '@/lib/format/date';
import { toReais } from '@/lib/format/money/money';
import { defineList, paged } from './definition/list';

const { dateFrom: _from, dateTo: _to, ...fields } = audit.list.query;

/** Sent and settled are one action of the list, under the first name. */
const actions = auditActions.filter((action) => action !== 'operation.settled');

/** The audit list, newest first. Its URL has two business days, the query two instants. */
export const auditList = defineList({
  ...listPlace('audit'),
  endpoint: audit.list,
  fields: { ...fields, action: { kind: 'several', values: actions }, from: { kind: 'day' }, to: { kind: 'day' } },
  input: (view, { zone }) => {
    const { from, to, ...query } = paged(view);
    return { query: { ...query, dateFrom: from ? dayStart(from, zone) : undefined, dateTo: to ? dayLast(to, zone) : undefined } };
  },
  search: {
    fields: { transactionId: ['object'], uuid: ['object'], reference: ['object'], name: ['object'], day: ['from', 'to'] },
  },
  columns: {
    at: { kind: 'second', of: (row) => row.at, width: 'w-[178px]', sorted: 'descending' },
    actor: { kind: 'text', of: (row) => row.actor, width: 'w-[180px]' },
    what: { kind: 'screen' },
    where: { kind: 'screen', width: 'w-[200px]', optional: true },
    result: { kind: 'word', words: 'audit', of: (row) => row.result, width: 'w-[150px]' },
  },
  file: {
    walks: audit.list,
    period: { from: 'dateFrom', until: 'dateTo', at: (row) => row.at },
    extra: {
      action: { header: ['audit.columns', 'action'], kind: 'word', words: 'audit.actions', of: (row) => row.action },
      operation: { header: ['audit.columns', 'operation'], kind: 'word', words: 'operation.kinds', of: (row) => row.operation },
      amount: { header: ['audit.columns', 'amount'], kind: 'money', of: amountOf },
      object: { header: ['audit.columns', 'object'], kind: 'text', of: (row) => row.about.name },
      change: { header: ['audit.columns', 'change'], kind: 'text', of: (row) => row.facts.role ?? row.facts.active ?? null },
      code: { header: ['audit.columns', 'code'], kind: 'text', of: (row) => row.facts.code ?? null },
      address: { header: ['audit.columns', 'address'], kind: 'text', of: (row) => row.address },
      browser: { header: ['audit.columns', 'browser'], kind: 'text', of: (row) => row.browser },
      session: { header: ['audit.columns', 'session'], kind: 'text', of: (row) => row.sessionId },
      request: { header: ['audit.columns', 'request'], kind: 'text', of: (row) => row.requestId },
    },
  },
});

/** In reais; a card charge of another currency has none. */
function amountOf({ facts: { amount, currency } }: AuditEntryRecord) {
  return amount === undefined || amount === 'all' || currency !== undefined ? null : toReais(amount);
}
