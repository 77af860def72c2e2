import clsx from 'clsx';
import type { Columns } from '@/components/data-table/column';
import { Icon } from '@/components/ui/icon/icon';

const cell = 'h-8 border-b border-line bg-sunken px-2 text-meta font-medium text-muted first:pl-6 last:pr-6';

export function TableHead<Row>({ columns, menuLabel }: { columns: Columns<Row>; menuLabel?: string }) {
  return (
    <thead className="sticky top-0 z-2">
      <tr>
        {columns.map(({ id, header, width, align, sorted, grows }) => (
          <th
            key={id}
            scope="col"
            aria-sort={sorted}
            className={clsx(cell, width, grows && 'min-[1800px]:w-auto', align === 'end' ? 'text-right' : 'text-left')}
          >
            <span className="inline-flex items-center gap-1">
              {header}
              {sorted && <Icon name="arrow-down" size={12} className={clsx(sorted === 'ascending' && 'rotate-180')} />}
            </span>
          </th>
        ))}
        {menuLabel && (
          <th scope="col" className={clsx(cell, 'w-14')}>
            <span className="sr-only">{menuLabel}</span>
          </th>
        )}
      </tr>
    </thead>
  );
}
