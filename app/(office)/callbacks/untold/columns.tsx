import { Answer } from '@/app/(office)/callbacks/columns';
import type { Cells } from '@/components/list-page/use-columns';
import { StatusBadge } from '@/components/transaction/status-badge';
import type { Untold } from '@/lib/contracts/untold.shape';
import type { untoldList } from '@/lib/lists/untold';
import { UntoldBadge } from './untold-badge';

export const cells: Cells<Untold, keyof typeof untoldList.columns> = {
  kind: (row) => <UntoldBadge row={row} />,
  status: (row) => row.status && <StatusBadge status={row.status} />,
  transactionId: (row) => <span className="mono block truncate text-muted">{row.transactionId}</span>,
  answered: (row) => row.kind !== 'never' && <Answer status={row.answered} />,
};
