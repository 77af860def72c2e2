import clsx from 'clsx';
import { PageLink } from '@/components/ui/action/page-link';
import type { MenuItem } from '@/components/ui/overlay/menu';
import type { Columns } from './column';
import { RowMenu } from './row-menu';

type TableRowProps<Row> = {
  columns: Columns<Row>;
  row: Row;
  /** Names the row to the keys that walk a list. */
  id: string;
  href?: string;
  name: string;
  menu?: MenuItem[];
  compact: boolean;
  selected: boolean;
};

const selectedEdge = 'first:shadow-[inset_2px_0_0_var(--accent)]';

/** One real link, in the first cell, stretched over the row: it opens in a new tab, is reached by Tab and followed by Enter. */
export function TableRow<Row>({ columns, row, id, href, name, menu, compact, selected }: TableRowProps<Row>) {
  const cell = clsx(
    'truncate border-b [&>.inline-flex]:align-middle border-line px-2 first:pl-6 last:pr-6',
    compact ? 'h-8' : 'h-10',
    selected ? ['bg-selected', selectedEdge] : href && 'group-focus-within/row:bg-hover group-hover/row:bg-hover',
    href && 'group-focus-within/row:first:shadow-[inset_2px_0_0_var(--accent)] group-hover/row:first:shadow-[inset_2px_0_0_var(--accent)]',
  );
  return (
    <tr aria-current={selected || undefined} className="group/row relative">
      {columns.map((column, index) => (
        <td key={column.id} className={clsx(cell, column.align === 'end' && 'text-right')}>
          {href && index === 0 ? (
            <PageLink
              href={href}
              data-row={id}
              className="after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-focus"
            >
              {column.cell(row)}
              <span className="sr-only">, {name}</span>
            </PageLink>
          ) : (
            column.cell(row)
          )}
        </td>
      ))}
      {menu && (
        <td className={cell}>
          <span className="relative z-1 flex justify-end">
            <RowMenu name={name} items={menu} />
          </span>
        </td>
      )}
    </tr>
  );
}
