import { recurrenceList as recurrences } from '@/lib/contracts/card/recurrences';
import { defineList, paged } from './definition/list';

/** Recurrences, as our server collects them from the card charges. */
export const recurrenceList = defineList({
  name: 'recurrences',
  path: '/card/recurrences',
  endpoint: recurrences.list,
  fields: recurrences.list.query,
  input: (view) => ({ query: paged(view) }),
  columns: {
    startedAt: { kind: 'instant', of: (row) => row.startedAt, width: 'w-[156px]' },
    customer: { kind: 'text', of: (row) => row.customer },
    card: { kind: 'text', of: (row) => row.card, width: 'w-[150px]' },
    next: { kind: 'screen', width: 'w-[148px]' },
    end: { kind: 'screen', width: 'w-[120px]', optional: true },
    status: { kind: 'screen', width: 'w-[130px]' },
    amount: { kind: 'screen', width: 'w-[130px]', align: 'end' },
  },
});
