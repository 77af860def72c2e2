import { listPlace } from '@/lib/contracts/pages/list-place';
import { pendingDeposits } from '@/lib/contracts/pix/account/pending-deposits';
import { dayLast, dayStart } from '@/lib/format/date';
import { formatDocument } from '@/lib/format/identifier/document';
import { defineList, paged } from '@/lib/lists/definition/list';

const { createdAtFrom: _from, createdAtTo: _to, ...filters } = pendingDeposits.list.query;

/** Pix that arrived without a charge and wait for approval (interface: Deposits). */
export const pendingDepositList = defineList({
  ...listPlace('pendingDeposits'),
  endpoint: pendingDeposits.list,
  fields: { ...filters, from: { kind: 'day' }, to: { kind: 'day' } },
  input: (view, { zone }) => {
    const { from, to, ...query } = paged(view);
    return {
      query: { ...query, createdAtFrom: from ? dayStart(from, zone) : undefined, createdAtTo: to ? dayLast(to, zone) : undefined },
    };
  },
  search: {
    fields: {
      name: ['name'],
      amount: ['amountMin', 'amountMax'],
      document: ['document'],
      endToEndId: ['endToEndId'],
      day: ['from', 'to'],
    },
    namesOf: ({ payerName }) => payerName ?? '',
  },
  columns: {
    createdAt: { kind: 'instant', of: (row) => row.createdAt, width: 'w-[156px]' },
    payerName: { kind: 'text', of: (row) => row.payerName },
    payerDocument: { kind: 'text', of: (row) => row.payerDocument && formatDocument(row.payerDocument), width: 'w-[160px]' },
    endToEndId: { kind: 'text', of: (row) => row.endToEndId, width: 'w-[120px]' },
    transactionId: { kind: 'text', of: (row) => row.transactionId, width: 'w-[130px]' },
    status: { kind: 'word', words: 'pendingDeposits.status', of: (row) => row.status, width: 'w-[160px]' },
    amount: { kind: 'money', of: (row) => row.amount, width: 'w-[120px]', align: 'end' },
  },
});
