import type { Cells } from '@/components/list-page/use-columns';
import { Party } from '@/components/transaction/party';
import { StatusBadge } from '@/components/transaction/status-badge';
import { TransactionAmount } from '@/components/transaction/transaction-amount';
import { TypeLabel } from '@/components/transaction/type-label';
import type { Transaction } from '@/lib/contracts/shapes';
import { partyFields } from '@/lib/domain/transaction-party';
import { formatDocument } from '@/lib/format/identifier/document';
import type { transactionColumns } from '@/lib/lists/pix/transaction-columns';

/** The cells that lists of transactions have in common. */
export const transactionCells = {
  type: (row) => <TypeLabel transaction={row} />,
  party: (row) => <Party transaction={row} />,
  document: (row) => partyFields(row).document && <DocumentText row={row} />,
  status: (row) => <StatusBadge status={row.status} />,
  amount: (row) => <TransactionAmount transaction={row} />,
} as const satisfies Cells<Transaction, keyof typeof transactionColumns>;

function DocumentText({ row }: { row: Transaction }) {
  const { document } = partyFields(row);
  return document && <span className="numbers">{formatDocument(document)}</span>;
}
