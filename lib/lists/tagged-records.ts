import { tags } from '@/lib/contracts/office/notes/tags';
import { defineList, paged } from './definition/list';

/** The records that carry tags of the team, those tagged last first. */
export const taggedRecordList = defineList({
  name: 'taggedRecords',
  path: '/notes/tags',
  endpoint: tags.records,
  fields: tags.records.query,
  input: (view) => ({ query: paged(view) }),
  columns: {
    taggedAt: { kind: 'instant', of: (row) => row.taggedAt, width: 'w-[156px]', sorted: 'descending' },
    recordKind: { kind: 'word', words: 'notes.recordKind', of: (row) => row.recordKind, width: 'w-[170px]' },
    recordId: { kind: 'code', of: (row) => row.recordId },
    tags: { kind: 'text', of: (row) => row.tags.map(({ name }) => name).join(', ') },
    staff: { kind: 'text', of: (row) => row.staff, width: 'w-[180px]', optional: true },
  },
});
