import { staff } from '@/lib/contracts/office/staff/staff';
import { paging } from '@/lib/contracts/query/query-field';
import { defineList, paged } from './definition/list';

/** The staff. */
export const staffList = defineList({
  name: 'staff',
  path: '/settings/staff',
  endpoint: staff.list,
  fields: paging,
  input: (view) => ({ query: paged(view) }),
  columns: {
    name: { kind: 'text', of: (row) => row.name },
    email: { kind: 'text', of: (row) => row.email },
    role: { kind: 'screen', width: 'w-[150px]' },
    active: { kind: 'screen', width: 'w-[150px]' },
    lastSignInAt: { kind: 'instant', of: (row) => row.lastSignInAt, width: 'w-[170px]' },
  },
});
