import { operations } from '@/lib/contracts/office/operations';
import { listPlace } from '@/lib/contracts/pages/list-place';
import { defineList, paged } from './definition/list';

const { page, limit, state, kind, mine, text } = operations.list.query;

/** Every money operation, those with an unknown outcome first. */
export const operationList = defineList({
  ...listPlace('operations'),
  endpoint: operations.list,
  fields: { page, limit, state, kind, mine, text },
  tabs: ['mine'],
  input: (view) => ({ query: paged(view) }),
  search: { fields: { name: ['text'], reference: ['text'], transactionId: ['text'], uuid: ['text'] } },
  columns: {
    createdAt: { kind: 'instant', of: (row) => row.createdAt, width: 'w-[156px]' },
    kind: { kind: 'screen', width: 'w-[170px] min-[1440px]:w-[190px]' },
    staff: { kind: 'screen' },
    reference: { kind: 'code', of: (row) => row.reference, width: 'w-[110px] min-[1440px]:w-[180px]' },
    description: { kind: 'text', of: (row) => row.description, width: 'w-[120px] min-[1440px]:w-[180px]', optional: true },
    state: { kind: 'screen', width: 'w-[150px]' },
    reads: { kind: 'screen', width: 'w-[110px] min-[1440px]:w-[140px]' },
    amount: { kind: 'screen', width: 'w-[120px]', align: 'end' },
  },
});
