import type { Cells } from '@/components/list-page/use-columns';
import { Party } from '@/components/transaction/party';
import { StatusBadge } from '@/components/transaction/status-badge';
import { TransactionAmount } from '@/components/transaction/transaction-amount';
import { TypeLabel } from '@/components/transaction/type-label';
import type { Transaction } from '@/lib/contracts/shapes';
import type { transactionColumns } from '@/lib/lists/transaction-columns';

/** The cells that lists of transactions have in common. */
export const transactionCells = {
  type: (row) => <TypeLabel transaction={row} />,
  party: (row) => <Party transaction={row} />,
  status: (row) => <StatusBadge status={row.status} />,
  amount: (row) => <TransactionAmount transaction={row} />,
} as const satisfies Cells<Transaction, keyof typeof transactionColumns>;
