import { listPlace } from '@/lib/contracts/pages/list-place';
import { type InfractionStatus, infractionStatuses } from '@/lib/contracts/pix/infractions/infraction-statuses';
import { infractions } from '@/lib/contracts/pix/infractions/infractions';
import type { QueryFields, QueryOf } from '@/lib/contracts/query/query-field';
import { awaitsDefense, isEnded } from '@/lib/domain/infraction/infraction-status';
import { queueOrders } from '@/lib/domain/infraction/queue-order';
import { defineList, paged } from '@/lib/lists/definition/list';

export const infractionTabs = ['answer', 'review', 'ended', 'all'] as const;

/** The sort orders of the queue; a minus reverses one. */
const queueSorts = ['deadline', '-deadline', 'amount', '-amount'] as const satisfies readonly (keyof typeof queueOrders)[];
export type QueueSort = (typeof queueSorts)[number];

/** The tab, the order of the queue, and every filter of the service's list. */
const fields = {
  tab: { kind: 'one', values: infractionTabs },
  sort: { kind: 'one', values: queueSorts },
  ...infractions.list.query,
} as const satisfies QueryFields;

export type InfractionView = QueryOf<typeof fields>;

/** The disputes: pages of the service's list, or the whole queue of those to be answered. */
export const infractionList = defineList({
  ...listPlace('infractions'),
  endpoint: infractions.list,
  fields,
  tabs: ['tab', 'sort'],
  input: (view) => {
    const { tab, sort: _sort, ...query } = paged(view);
    const ended = tab === 'ended' ? { status: ['CLOSED', 'CANCELLED'] as const } : {};
    return { query: { ...query, ...ended } };
  },
  search: {
    fields: {
      name: ['participantName'],
      /** The queue also finds a protocol by this. */
      reference: ['participantName'],
      amount: ['amountMin', 'amountMax'],
      document: ['participantDocument'],
      endToEndId: ['endToEndId'],
      transactionId: ['transactionId'],
    },
    record: 'uuid',
    namesOf: ({ transaction: { payerName, receiverName } }) => [payerName, receiverName].filter((name) => name !== null).join(' '),
  },
  columns: {
    reportedAt: { kind: 'instant', of: (row) => row.reportedAt ?? row.createdAt, width: 'w-[156px]' },
    claimant: { kind: 'text', of: (row) => row.transaction.payerName },
    type: { kind: 'word', words: 'infractionType', of: (row) => row.type, width: 'w-[150px]', optional: true },
    protocol: { kind: 'code', of: (row) => row.protocol, width: 'w-[124px]', optional: true, startsHidden: true },
    expiresAt: { kind: 'instant', of: (row) => row.expiresAt, width: 'w-[138px]', optional: true },
    status: { kind: 'word', words: 'infractionStatus', of: (row) => row.status, width: 'w-[220px]' },
    amount: { kind: 'money', of: (row) => row.transaction.amount, width: 'w-[116px]', align: 'end' },
  },
  file: {
    walks: infractions.list,
    sorts: queueOrders,
    totals: ({ transaction: { amount } }) => amount && { disputed: amount },
    extra: {
      analysisResult: {
        header: ['infractions.filters', 'analysisResult'],
        kind: 'word',
        words: 'infractions.results',
        of: (row) => row.analysisResult,
      },
    },
  },
});

/** Whether a view is the queue, which is loaded whole and never paged. */
export function isQueue({ tab = 'answer' }: InfractionView): boolean {
  return tab === 'answer' || tab === 'review';
}

/** The statuses of the cases in a queue. */
export function queueStatuses(tab: InfractionView['tab']): readonly InfractionStatus[] {
  return infractionStatuses.filter((status) => !isEnded(status) && awaitsDefense(status) === (tab !== 'review'));
}
