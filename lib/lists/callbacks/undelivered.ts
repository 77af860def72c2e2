import { undelivered } from '@/lib/contracts/office/callbacks/undelivered';
import { defineList } from '@/lib/lists/definition/list';

/** The transactions whose newest status was not delivered to the merchant's system. */
export const undeliveredList = defineList({
  name: 'undelivered',
  path: '/callbacks/undelivered',
  endpoint: undelivered.list,
  fields: undelivered.list.query,
  tabs: ['kind'],
  input: ({ kind }) => ({ query: { kind } }),
  columns: {
    changedAt: { kind: 'second', of: (row) => row.changedAt, width: 'w-[172px]' },
    kind: { kind: 'word', words: 'undelivered.kind', of: (row) => row.kind, width: 'w-[220px]' },
    status: { kind: 'word', words: 'status', of: (row) => row.status, width: 'w-[180px]' },
    transactionId: { kind: 'code', of: (row) => row.transactionId },
    answered: { kind: 'number', of: (row) => row.answered, width: 'w-[120px]' },
    attempts: { kind: 'number', of: (row) => row.attempts, width: 'w-[100px]', align: 'end' },
  },
});
