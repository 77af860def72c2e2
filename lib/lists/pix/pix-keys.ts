import { pixKeys } from '@/lib/contracts/pix/account/pix-keys';
import { defineList } from '@/lib/lists/definition/list';

/** The Pix keys of the account (interface: Account). */
export const pixKeyList = defineList({
  name: 'pixKeys',
  path: '/pix-keys',
  endpoint: pixKeys.list,
  fields: {},
  input: () => ({}),
  columns: {
    key: { kind: 'text', of: (row) => row.key },
    type: { kind: 'word', words: 'pixKeyTypes', of: (row) => row.type, width: 'w-[150px]' },
    status: { kind: 'word', words: 'pixKeys.states', of: (row) => row.status, width: 'w-[150px]' },
    createdAt: { kind: 'instant', of: (row) => row.createdAt, width: 'w-[156px]' },
  },
});
