import { listPlace } from '@/lib/contracts/pages/list-place';
import { virtualAccounts } from '@/lib/contracts/pix/account/virtual-accounts';
import { defineList, paged } from './definition/list';
import { periodFields, periodInstants, withoutPeriod } from './definition/period-view';

const { page, limit, text } = virtualAccounts.list.query;

/** Virtual accounts with what moved under each in a period, as our server sums it. */
export const virtualAccountList = defineList({
  ...listPlace('virtualAccounts'),
  endpoint: virtualAccounts.list,
  fields: { page, limit, text, ...periodFields },
  input: (view, moment) => ({ query: { ...withoutPeriod(paged(view)), ...periodInstants(view, moment) } }),
  search: { fields: { name: ['text'], reference: ['text'], uuid: ['text'] } },
  columns: {
    id: { kind: 'text', of: (row) => row.id },
    count: { kind: 'number', of: (row) => row.count, width: 'w-[120px]', align: 'end' },
    lastAt: { kind: 'instant', of: (row) => row.lastAt, width: 'w-[156px]' },
    received: { kind: 'money', of: (row) => row.received, width: 'w-[140px]', align: 'end' },
    returned: { kind: 'money', of: (row) => row.returned, width: 'w-[140px]', align: 'end' },
    sent: { kind: 'money', of: (row) => row.sent, width: 'w-[140px]', align: 'end' },
    net: { kind: 'money', of: (row) => row.net, width: 'w-[140px]', align: 'end' },
  },
  file: { walks: virtualAccounts.list, extra: {} },
});
