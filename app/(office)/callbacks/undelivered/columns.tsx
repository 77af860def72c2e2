import { Answer } from '@/app/(office)/callbacks/columns';
import type { Cells } from '@/components/list-page/use-columns';
import { StatusBadge } from '@/components/transaction/status-badge';
import type { Undelivered } from '@/lib/contracts/office/callbacks/undelivered.shape';
import type { undeliveredList } from '@/lib/lists/callbacks/undelivered';
import { UndeliveredBadge } from './undelivered-badge';

export const cells: Cells<Undelivered, keyof typeof undeliveredList.columns> = {
  kind: (row) => <UndeliveredBadge row={row} />,
  status: (row) => row.status && <StatusBadge status={row.status} />,
  transactionId: (row) => <span className="mono block truncate text-muted">{row.transactionId}</span>,
  answered: (row) => row.kind !== 'never' && <Answer status={row.answered} />,
};
