import type { ReactNode } from 'react';
import type { Columns } from '@/components/data-table/column';
import { RowMenu } from '@/components/data-table/row-menu';
import { PageLink } from '@/components/ui/action/page-link';
import type { MenuItem } from '@/components/ui/overlay/menu';

type TableRowProps<Row> = {
  columns: Columns<Row>;
  row: Row;
  /** Names the row to the keys that walk a list. */
  id: string;
  href?: string;
  name: string;
  menu?: MenuItem[];
  badge?: ReactNode;
  compact: boolean;
  selected: boolean;
};

/** One real link, in the first cell, stretched over the row: it opens in a new tab, is reached by Tab and followed by Enter. */
export function TableRow<Row>({ columns, row, id, href, name, menu, badge, compact, selected }: TableRowProps<Row>) {
  return (
    <tr aria-current={selected || undefined} data-compact={compact || undefined} className="group/row list-row">
      {columns.map((column, index) => (
        <td key={column.id} className={column.align === 'end' ? 'text-right' : undefined}>
          {index === 0 && badge}
          {href && index === 0 ? (
            <PageLink href={href} data-row={id} className="row-link">
              {column.cell(row)}
              <span className="sr-only">, {name}</span>
            </PageLink>
          ) : (
            column.cell(row)
          )}
        </td>
      ))}
      {menu && (
        <td>
          <span className="relative z-1 flex justify-end">
            <RowMenu name={name} items={menu} />
          </span>
        </td>
      )}
    </tr>
  );
}
