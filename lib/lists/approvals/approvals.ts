import { approvals } from '@/lib/contracts/office/approvals/approvals';
import { listPlace } from '@/lib/contracts/pages/list-place';
import { defineList, paged } from '@/lib/lists/definition/list';

const { page, limit, scope } = approvals.list.query;

/** Requests that wait for other people: those the reader may decide first, by the hour they lapse. */
export const approvalList = defineList({
  ...listPlace('approvals'),
  endpoint: approvals.list,
  fields: { page, limit, scope },
  tabs: ['scope'],
  input: (view) => ({ query: { ...paged(view), scope: view.scope ?? 'mine-to-decide' } }),
  columns: {
    lapsesAt: { kind: 'instant', of: (row) => row.lapsesAt, width: 'w-[156px]' },
    action: { kind: 'word', words: 'sensitiveAction', of: (row) => row.action, width: 'w-[230px]' },
    payee: { kind: 'text', of: (row) => row.holder?.name ?? row.payTo },
    maker: { kind: 'text', of: (row) => row.maker, width: 'w-[150px]' },
    votes: { kind: 'screen', width: 'w-[90px]' },
    state: { kind: 'screen', width: 'w-[170px]' },
    amount: { kind: 'money', of: (row) => row.amount, width: 'w-[130px]', align: 'end' },
  },
});
