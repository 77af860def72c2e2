import { listPlace } from '@/lib/contracts/pages/list-place';
import { statements } from '@/lib/contracts/pix/account/statements';
import type { QueryFields, QueryOf } from '@/lib/contracts/query/query-field';
import type { RowTotals } from '@/lib/domain/payment/money-totals';
import { balancesOf, type StatementLine, signedAmount } from '@/lib/domain/statement/statement-line';
import { defineList, type Moment, paged } from './definition/list';
import { periodFields, periodInstants } from './definition/period-view';

const { createdAtFrom: _from, createdAtTo: _to, ...filters } = statements.list.query;

export const statementTabs = ['lines', 'days'] as const;

const fields = {
  tab: { kind: 'one', values: statementTabs },
  /** The balance whose lines are shown, available or blocked. Filtered here, because the service has no such filter. */
  balance: { kind: 'one', values: ['AVAILABLE', 'BLOCKED', 'all'] },
  ...filters,
  ...periodFields,
} as const satisfies QueryFields;

export type StatementView = QueryOf<typeof fields>;

/** The account statement by line, always for whole business days. */
export const statementList = defineList({
  ...listPlace('statements'),
  endpoint: statements.list,
  fields,
  tabs: ['tab', 'balance'],
  input: (view, moment) => {
    const { tab: _tab, balance: _balance, period: _period, from: _first, to: _last, ...query } = paged(view);
    return { query: { ...query, ...statementPeriod(view, moment) } };
  },
  search: {
    fields: { name: ['reason'], amount: ['amountFrom', 'amountTo'], transactionId: ['transactionId'], uuid: ['id'], day: ['from', 'to'] },
  },
  columns: {
    createdAt: { kind: 'instant', of: (row) => row.createdAt, width: 'w-[156px]' },
    reason: { kind: 'text', of: (row) => row.reason },
    origin: { kind: 'text', of: (row) => row.infractionId ?? row.transactionId, width: 'w-[118px]', optional: true },
    balanceType: { kind: 'word', words: 'statements.sides', of: (row) => row.balanceType, width: 'w-[104px]', optional: true },
    amount: { kind: 'money', of: (row) => signedAmount(row) ?? row.amount, width: 'w-[130px]', align: 'end' },
    balance: {
      kind: 'money',
      of: (row) => balancesOf(row, row.balanceType === 'BLOCKED' ? 'BLOCKED' : 'AVAILABLE').after,
      width: 'w-[140px]',
      align: 'end',
    },
    check: { kind: 'screen', width: 'w-[200px]' },
  },
  file: {
    walks: statements.list,
    period: { from: 'createdAtFrom', until: 'createdAtTo', at: (row) => row.createdAt },
    totals: (row) => lineTotals(row),
  },
});

/** The amount a line adds to the totals: what entered or left the available balance. Lines of the blocked balance add nothing. */
function lineTotals(row: StatementLine): RowTotals {
  const moved = row.balanceType === 'BLOCKED' ? null : signedAmount(row);
  if (moved === null) return null;
  return moved.startsWith('-') ? { out: row.amount, net: moved } : { in: row.amount, net: moved };
}

/** The period as instants; the service requires both. */
export function statementPeriod(view: StatementView, moment: Moment) {
  const { dateFrom, dateTo } = periodInstants(view, moment);
  return { createdAtFrom: dateFrom, createdAtTo: dateTo };
}

const narrowing = ['operation', 'reason', 'transactionId', 'amountFrom', 'amountTo', 'id'] as const;

/** Whether each line follows the one below it: only then can balances be compared. */
export function isUnbroken(view: StatementView): boolean {
  return isConsecutive(view) && view.sortDirection !== 'asc';
}

/** Whether the lines are all there are, in order of time, the newest or the oldest first. */
export function isConsecutive(view: StatementView): boolean {
  return narrowing.every((key) => view[key] === undefined) && view.sortBy !== 'amount';
}
