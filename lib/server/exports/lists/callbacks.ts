import 'server-only';
import { deliveryOutcome } from '@/lib/contracts/delivery-outcome';
import { answeredAt, toldStatus } from '@/lib/contracts/told-status';
import { exportedList } from '@/lib/server/exports/exported-list';

const header = (key: string) => ['callbacks.columns', key] as const;

/** What an attempt came to by itself: whether it was repeated is told by the rows together. */
export const callbacksExport = exportedList('callbacks', {
  title: ['callbacks', 'title'],
  period: { from: 'createdAtFrom', until: 'createdAtTo', at: (row) => row.createdAt },
  columns: {
    createdAt: { header: header('createdAt'), kind: 'instant', of: (row) => row.createdAt },
    outcome: { header: header('outcome'), kind: 'word', words: 'deliveryOutcome', of: (row) => deliveryOutcome(row) },
    status: { header: header('status'), kind: 'number', of: (row) => row.status },
    told: { header: header('told'), kind: 'word', words: 'status', of: (row) => toldStatus(row) },
    transactionId: { header: header('transactionId'), kind: 'text', of: (row) => row.transactionId },
    url: { header: header('url'), kind: 'text', of: (row) => row.url },
    answeredAt: { header: header('answeredAt'), kind: 'instant', of: (row) => answeredAt(row)?.toISOString() ?? null },
    responseTime: { header: header('responseTime'), kind: 'number', of: (row) => row.responseTime },
  },
});
