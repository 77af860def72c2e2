import { PageLink } from '@/components/ui/action/page-link';
import { RowMenu } from './row-menu';
import type { DataTableProps } from './table/data-table-props';

type CardListProps<Row> = Pick<DataTableProps<Row>, 'caption' | 'rows' | 'rowId' | 'rowHref' | 'rowName' | 'rowMenu' | 'rowBadge' | 'card'>;

/** The rows of a table on a phone, or on a screen of large letters. A row that has no page of its own has its actions here: there is no other way to them. */
export function CardList<Row>({ caption, rows, rowId, rowHref, rowName, rowMenu, rowBadge, card }: CardListProps<Row>) {
  return (
    <ul aria-label={caption}>
      {rows.map((row) => {
        const href = rowHref?.(row);
        return (
          <li key={rowId(row)} className="relative border-b border-line max-sm:has-[>label]:pl-6">
            {rowBadge?.(row)}
            {href ? (
              <PageLink
                href={href}
                data-row={rowId(row)}
                className="block px-4 py-2.5 sm:px-6 -outline-offset-2 hover:bg-hover active:bg-hover"
              >
                {card(row)}
              </PageLink>
            ) : (
              <div className="flex items-center gap-1 px-4 py-2.5 sm:px-6">
                <div className="min-w-0 flex-1">{card(row)}</div>
                {rowMenu && (
                  <div className="-mr-2">
                    <RowMenu name={rowName(row)} items={rowMenu(row)} size="normal" />
                  </div>
                )}
              </div>
            )}
          </li>
        );
      })}
    </ul>
  );
}
