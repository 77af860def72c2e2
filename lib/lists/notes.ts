import { notes } from '@/lib/contracts/office/notes/notes';
import { listPlace } from '@/lib/contracts/pages/list-place';
import { defineList, paged } from './definition/list';

/** What the team wrote down about records, newest first. */
export const noteList = defineList({
  ...listPlace('notes'),
  endpoint: notes.list,
  fields: notes.list.query,
  tabs: ['mine'],
  input: (view) => ({ query: paged(view) }),
  search: { fields: { name: ['text'], reference: ['text'], transactionId: ['text'], uuid: ['text'] } },
  columns: {
    createdAt: { kind: 'instant', of: (row) => row.createdAt, width: 'w-[156px]', sorted: 'descending' },
    text: { kind: 'text', of: (row) => row.text },
    tags: { kind: 'text', of: (row) => row.tags.map(({ name }) => name).join(', '), width: 'w-[150px]', optional: true },
    recordKind: { kind: 'word', words: 'notes.recordKind', of: (row) => row.recordKind, width: 'w-[170px]' },
    recordId: { kind: 'code', of: (row) => row.recordId, width: 'w-[200px]', optional: true },
    staff: { kind: 'text', of: (row) => row.staff, width: 'w-[180px]' },
  },
  file: { walks: notes.list },
});
