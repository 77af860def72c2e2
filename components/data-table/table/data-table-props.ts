import type { ReactNode } from 'react';
import type { Columns } from '@/components/data-table/column';
import type { MenuItem } from '@/components/ui/overlay/menu';

export type DataTableProps<Row> = {
  /** Names the list where its preferences are remembered: "transactions". */
  list: string;
  /** The content of the table, for screen readers. */
  caption: string;
  /** The same object until language or people change it. */
  columns: Columns<Row>;
  rows: readonly Row[];
  rowId: (row: Row) => string;
  /** The whole row leads there; without it, or without an answer, the row is only read. */
  rowHref?: (row: Row) => string | undefined;
  /** Says in words which row a link or menu belongs to: "Recebimento de Helena Prado". */
  rowName: (row: Row) => string;
  rowMenu?: (row: Row) => MenuItem[];
  /** Stands in the margin before the row. */
  rowBadge?: (row: Row) => ReactNode;
  /** The row as two lines, on phones. */
  card: (row: Row) => ReactNode;
  /** The row whose record is open beside the list. */
  selectedId?: string;
  /** Rows of the page before, while the next one is on its way. */
  stale?: boolean;
};
