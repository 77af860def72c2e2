import { searchFor } from '@/lib/contracts/address';
import { awaitsDefense, type InfractionStatus, infractionStatuses, isEnded } from '@/lib/contracts/infraction-status';
import { infractions } from '@/lib/contracts/infractions';
import type { QueryFields, QueryOf } from '@/lib/contracts/query-field';

export const tabs = ['answer', 'review', 'ended', 'all'] as const;

/** A minus turns the order around. */
export const sorts = ['deadline', '-deadline', 'amount', '-amount'] as const;
export type Sort = (typeof sorts)[number];

/** What the address of the page may hold: which view, its order, and every filter of the service's list. */
export const viewFields = {
  tab: { kind: 'one', values: tabs },
  sort: { kind: 'one', values: sorts },
  ...infractions.list.query,
} as const satisfies QueryFields;

export type View = QueryOf<typeof viewFields>;

const defaultLimit = 20;

export const filterKeys = [
  'status',
  'type',
  'analysisResult',
  'reportedBy',
  'participantName',
  'participantDocument',
  'amountMin',
  'amountMax',
  'endToEndId',
  'transactionId',
] as const;

export function filtersIn(view: View): (typeof filterKeys)[number][] {
  return filterKeys.filter((key) => view[key] !== undefined);
}

/** What the service is asked for on the views that are its own list, page by page. */
export function listQuery({ tab, sort: _sort, ...query }: View): QueryOf<typeof infractions.list.query> {
  const ended = tab === 'ended' ? { status: ['CLOSED', 'CANCELLED'] as const } : {};
  return { ...query, ...ended, page: query.page ?? 1, limit: query.limit ?? defaultLimit };
}

/** Whether a view is the walked queue, which is never paged. */
export function isQueue({ tab = 'answer' }: View): boolean {
  return tab === 'answer' || tab === 'review';
}

/** The statuses of the cases that one of the queues shows. */
export function queueStatuses(tab: View['tab']): readonly InfractionStatus[] {
  return infractionStatuses.filter((status) => !isEnded(status) && awaitsDefense(status) === (tab !== 'review'));
}

export function addressOf(view: View): string {
  return `/infractions${searchFor({ query: viewFields }, view)}`;
}
