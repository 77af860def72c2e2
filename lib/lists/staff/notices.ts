import { notices } from '@/lib/contracts/office/notices/notices';
import { listPlace } from '@/lib/contracts/pages/list-place';
import { defineList, paged } from '@/lib/lists/definition/list';

/** What a person is told of, newest first. */
export const noticeList = defineList({
  ...listPlace('notices'),
  endpoint: notices.list,
  fields: notices.list.query,
  tabs: ['unread'],
  input: (view) => ({ query: paged(view) }),
  columns: {
    at: { kind: 'instant', of: (row) => row.at, width: 'w-[156px]', sorted: 'descending' },
    notice: { kind: 'screen' },
    subject: { kind: 'code', of: (row) => row.subject, width: 'w-[220px]', optional: true },
    state: { kind: 'word', words: 'notices.state', of: (row) => (row.isRead ? 'read' : 'unread'), width: 'w-[130px]' },
  },
});
