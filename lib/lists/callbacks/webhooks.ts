import { webhooks } from '@/lib/contracts/pix/callbacks/webhooks';
import { defineList } from '@/lib/lists/definition/list';

/** The addresses the service sends every event to. */
export const webhookList = defineList({
  name: 'webhooks',
  path: '/webhooks',
  endpoint: webhooks.list,
  fields: {},
  input: () => ({}),
  columns: {
    url: { kind: 'code', of: (row) => row.url },
    active: { kind: 'screen', width: 'w-[116px]' },
    events: { kind: 'screen', width: 'w-[240px]' },
    hasSecret: { kind: 'screen', width: 'w-[210px]' },
    createdAt: { kind: 'instant', of: (row) => row.createdAt, width: 'w-[156px]' },
  },
});
