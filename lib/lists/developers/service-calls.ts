import { serviceCalls } from '@/lib/contracts/office/developers/service-calls';
import { listPlace } from '@/lib/contracts/pages/list-place';
import { dayLast, dayStart } from '@/lib/format/date';
import { defineList, paged } from '@/lib/lists/definition/list';
import { anyPeriodFields, viewDays } from '@/lib/lists/definition/period-view';

const { calledFrom: _from, calledTo: _to, ...filters } = serviceCalls.list.query;

/** Our calls to the service, newest first. */
export const serviceCallList = defineList({
  ...listPlace('serviceCalls'),
  endpoint: serviceCalls.list,
  fields: { ...filters, ...anyPeriodFields },
  input: (view, { now, zone }) => {
    const { period: _period, from: _first, to: _last, aside: _aside, ...query } = paged(view);
    const days = viewDays(view, now, zone);
    return { query: { ...query, calledFrom: dayStart(days.from, zone), calledTo: dayLast(days.to, zone) } };
  },
  search: { fields: { uuid: ['requestId'], transactionId: ['requestId'], reference: ['requestId'] } },
  columns: {
    at: { kind: 'second', of: (row) => row.at, width: 'w-[172px]', sorted: 'descending' },
    path: { kind: 'code', of: (row) => `${row.method} ${row.path}` },
    outcome: { kind: 'word', words: 'serviceCalls.outcome', of: (row) => row.outcome, width: 'w-[150px]' },
    status: { kind: 'number', of: (row) => row.status, width: 'w-[72px]', align: 'end' },
    code: { kind: 'code', of: (row) => row.code, width: 'w-[92px]' },
    ms: { kind: 'number', of: (row) => row.ms, width: 'w-[84px]', align: 'end' },
    startedBy: { kind: 'word', words: 'serviceCalls.startedBy', of: (row) => row.startedBy, width: 'w-[112px]', optional: true },
    requestId: { kind: 'screen', width: 'w-[176px]' },
    serviceRequestId: { kind: 'screen', width: 'w-[176px]', optional: true, startsHidden: true },
  },
});
