import type { RowData } from '@tanstack/react-table';
import { PageLink } from '@/components/ui/page-link';
import type { DataTableProps } from './data-table';

type CardListProps<Row extends RowData> = Pick<DataTableProps<Row>, 'caption' | 'rows' | 'rowId' | 'rowHref' | 'card'>;

/** The rows of a table on a phone. */
export function CardList<Row extends RowData>({ caption, rows, rowId, rowHref, card }: CardListProps<Row>) {
  return (
    <ul aria-label={caption} className="sm:hidden">
      {rows.map((row) => {
        const href = rowHref?.(row);
        return (
          <li key={rowId(row)} className="border-b border-line">
            {href ? (
              <PageLink href={href} className="block px-4 py-2.5 -outline-offset-2 hover:bg-hover active:bg-hover">
                {card(row)}
              </PageLink>
            ) : (
              <div className="px-4 py-2.5">{card(row)}</div>
            )}
          </li>
        );
      })}
    </ul>
  );
}
