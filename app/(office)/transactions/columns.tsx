import { ShortId } from '@/components/data-table/short-id';
import type { Cells } from '@/components/list-page/use-columns';
import { transactionCells } from '@/components/transaction-list/transaction-cells';
import type { Transaction } from '@/lib/contracts/shapes';
import type { transactionList } from '@/lib/lists/pix/transactions';

export const cells: Cells<Transaction, keyof typeof transactionList.columns> = {
  ...transactionCells,
  endToEndId: (row) => row.endToEndId && <ShortId value={row.endToEndId} what="E2E" wholeWhenWide />,
};
