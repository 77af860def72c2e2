import { inbox } from '@/lib/contracts/office/callbacks/inbox';
import { listPlace } from '@/lib/contracts/pages/list-place';
import { dayLast, dayStart } from '@/lib/format/date';
import { defineList, paged } from '@/lib/lists/definition/list';
import { anyPeriodFields, viewDays } from '@/lib/lists/definition/period-view';

const { receivedFrom: _from, receivedTo: _to, ...filters } = inbox.list.query;

/** The deliveries made to us, newest first, with what was refused and why. */
export const inboxList = defineList({
  ...listPlace('inbox'),
  endpoint: inbox.list,
  fields: { ...filters, ...anyPeriodFields },
  input: (view, { now, zone }) => {
    const { period: _period, from: _first, to: _last, ...query } = paged(view);
    const days = viewDays(view, now, zone);
    return { query: { ...query, receivedFrom: dayStart(days.from, zone), receivedTo: dayLast(days.to, zone) } };
  },
  columns: {
    receivedAt: { kind: 'second', of: (row) => row.receivedAt, width: 'w-[172px]', sorted: 'descending' },
    verdict: { kind: 'word', words: 'inbox.verdict', of: (row) => row.verdict, width: 'w-[220px]' },
    source: { kind: 'word', words: 'inbox.source', of: (row) => row.source, width: 'w-[130px]' },
    transactionId: { kind: 'code', of: (row) => row.transactionId },
    sender: { kind: 'code', of: (row) => row.sender, width: 'w-[150px]', optional: true },
    deliveries: { kind: 'number', of: (row) => row.deliveries, width: 'w-[90px]', align: 'end' },
  },
  file: { walks: inbox.list, period: { from: 'receivedFrom', until: 'receivedTo', at: (row) => row.receivedAt } },
});
