import { listPlace } from '@/lib/contracts/pages/list-place';
import { callbacks } from '@/lib/contracts/pix/callbacks/callbacks';
import type { QueryFields, QueryOf } from '@/lib/contracts/query/query-field';
import { answeredAt, deliveredStatus } from '@/lib/domain/delivered-status';
import { attemptResult } from '@/lib/domain/delivery-outcome';
import { dayLast, dayStart } from '@/lib/format/date';
import type { Zone } from '@/lib/format/zone';
import { defineList, type Moment, paged } from '@/lib/lists/definition/list';
import { anyPeriodFields, viewDays } from '@/lib/lists/definition/period-view';

const { createdAtFrom: _from, createdAtTo: _to, ...filters } = callbacks.list.query;

/** The URL has days and optionally times of day in the reader's zone, instead of two instants. */
const fields = {
  ...filters,
  ...anyPeriodFields,
  timeFrom: { kind: 'text', max: 5 },
  timeTo: { kind: 'text', max: 5 },
} as const satisfies QueryFields;

export type CallbackView = QueryOf<typeof fields>;

/** The deliveries of the service to the merchant's systems, with their answers. */
export const callbackList = defineList({
  ...listPlace('callbacks'),
  endpoint: callbacks.list,
  fields,
  input: (view, moment) => {
    const { sortBy, sortDirection, page, limit } = paged(view);
    return { query: { ...deliveryFilter(view, moment), sortBy, sortDirection, page, limit } };
  },
  search: {
    fields: {
      transactionId: ['transactionId'],
      uuid: ['transactionId'],
      address: ['url'],
      day: ['from', 'to'],
      reference: ['id'],
    },
  },
  columns: {
    createdAt: { kind: 'second', of: (row) => row.createdAt, width: 'w-[172px]' },
    outcome: { kind: 'word', words: 'deliveryOutcome', of: (row) => attemptResult(row), width: 'w-[212px]' },
    status: { kind: 'number', of: (row) => row.status, width: 'w-[64px]' },
    sentStatus: { kind: 'word', words: 'status', of: (row) => deliveredStatus(row), width: 'w-[168px]' },
    transactionId: { kind: 'text', of: (row) => row.transactionId, width: 'w-[120px]' },
    url: { kind: 'code', of: (row) => row.url, optional: true },
    answeredAt: {
      kind: 'second',
      of: (row) => answeredAt(row)?.toISOString() ?? null,
      width: 'w-[104px]',
      optional: true,
      startsHidden: true,
    },
    responseTime: { kind: 'number', of: (row) => row.responseTime, width: 'w-[96px]', align: 'end' },
  },
  file: { walks: callbacks.list, period: { from: 'createdAtFrom', until: 'createdAtTo', at: (row) => row.createdAt } },
});

/** The delivery filter of a view, without paging and order. */
export function deliveryFilter(view: CallbackView, { now, zone }: Moment) {
  const { id, url, status, transactionId, hasError } = view;
  const days = viewDays(view, now, zone);
  return {
    id,
    url,
    status,
    transactionId,
    hasError,
    createdAtFrom: minutesInto(days.from, zone, view.timeFrom, 0) ?? dayStart(days.from, zone),
    createdAtTo: minutesInto(days.to, zone, view.timeTo, 59_999) ?? dayLast(days.to, zone),
  };
}

const timeOfDay = /^([01]\d|2[0-3]):([0-5]\d)$/;

export function isTimeOfDay(text: string): boolean {
  return timeOfDay.test(text);
}

function minutesInto(day: string, zone: Zone, time: string | undefined, milliseconds: number): string | null {
  const read = timeOfDay.exec(time ?? '');
  if (!read) return null;
  const minutes = Number(read[1]) * 60 + Number(read[2]);
  return new Date(Date.parse(dayStart(day, zone)) + minutes * 60_000 + milliseconds).toISOString();
}
