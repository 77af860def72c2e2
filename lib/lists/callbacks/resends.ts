import { resends } from '@/lib/contracts/office/callbacks/resends';
import { listPlace } from '@/lib/contracts/pages/list-place';
import { defineList, paged } from '@/lib/lists/definition/list';

/** The resends that were started, by anybody. */
export const resendList = defineList({
  ...listPlace('resends'),
  endpoint: resends.list,
  fields: resends.list.query,
  input: (view) => ({ query: paged(view) }),
  columns: {
    startedAt: { kind: 'second', of: (row) => row.startedAt, width: 'w-[172px]' },
    staff: { kind: 'text', of: (row) => row.staff },
    state: { kind: 'word', words: 'resend.state', of: (row) => row.state, width: 'w-[190px]' },
    accepted: { kind: 'screen', width: 'w-[280px]' },
    endedAt: { kind: 'second', of: (row) => row.endedAt, width: 'w-[172px]' },
  },
});
