import clsx from 'clsx';
import { Icon } from '@/components/ui/icon';
import type { Column } from './column';

const cell = 'h-8 border-b border-line bg-sunken px-2 text-meta font-medium text-muted first:pl-4 last:pr-4 sm:first:pl-6';

export function TableHead<Row>({ columns, menuLabel }: { columns: readonly Column<Row>[]; menuLabel?: string }) {
  return (
    <thead className="sticky top-0 z-2">
      <tr>
        {columns.map((column) => (
          <th
            key={column.id}
            scope="col"
            aria-sort={column.sorted}
            className={clsx(cell, column.width, column.align === 'end' ? 'text-right' : 'text-left')}
          >
            <span className="inline-flex items-center gap-1">
              {column.header}
              {column.sorted && <Icon name="arrow-down" size={12} className={clsx(column.sorted === 'ascending' && 'rotate-180')} />}
            </span>
          </th>
        ))}
        {menuLabel && (
          <th scope="col" className={clsx(cell, 'w-11')}>
            <span className="sr-only">{menuLabel}</span>
          </th>
        )}
      </tr>
    </thead>
  );
}
