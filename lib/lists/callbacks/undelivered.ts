import { undelivered } from '@/lib/contracts/office/callbacks/undelivered';
import { dayLast, dayStart } from '@/lib/format/date';
import { defineList, paged } from '@/lib/lists/definition/list';
import { anyPeriodFields, viewDays } from '@/lib/lists/definition/period-view';

const { changedFrom: _from, changedTo: _to, ...filters } = undelivered.list.query;

/** The transactions whose newest status was not delivered to the merchant's system. */
export const undeliveredList = defineList({
  name: 'undelivered',
  path: '/callbacks/undelivered',
  endpoint: undelivered.list,
  fields: { ...filters, ...anyPeriodFields },
  tabs: ['kind'],
  input: (view, { now, zone }) => {
    const { kind, transactionId, page, limit } = paged(view);
    const query = { kind, transactionId, page, limit };
    // Without a period its own days hold, which are those its tab counts.
    if (!view.period && !view.from && !view.to) return { query };
    const days = viewDays(view, now, zone);
    return { query: { ...query, changedFrom: dayStart(days.from, zone), changedTo: dayLast(days.to, zone) } };
  },
  search: { fields: { transactionId: ['transactionId'], uuid: ['transactionId'], reference: ['transactionId'], day: ['from', 'to'] } },
  columns: {
    changedAt: { kind: 'second', of: (row) => row.changedAt, width: 'w-[172px]' },
    kind: { kind: 'word', words: 'undelivered.kind', of: (row) => row.kind, width: 'w-[220px]' },
    status: { kind: 'word', words: 'status', of: (row) => row.status, width: 'w-[180px]' },
    transactionId: { kind: 'code', of: (row) => row.transactionId },
    answered: { kind: 'number', of: (row) => row.answered, width: 'w-[120px]' },
    attempts: { kind: 'number', of: (row) => row.attempts, width: 'w-[100px]', align: 'end' },
  },
});
