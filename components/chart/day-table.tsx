'use client';

import {
  createColumnHelper,
  createSortedRowModel,
  rowSortingFeature,
  type SortingState,
  sortFn_basic,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import clsx from 'clsx';
import { type ReactNode, useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Icon } from '@/components/ui/icon/icon';
import { type Day, parts, totalOf } from './day';

type DayTableProps = { caption: string; days: Day[]; amount: (centavos: number) => ReactNode };

/** All rows are loaded, so the table sorts them itself. The first press on a column shows the largest value, or the earliest day, first. */
const features = tableFeatures({ rowSortingFeature, sortedRowModel: createSortedRowModel(), sortFns: { basic: sortFn_basic } });
const helper = createColumnHelper<typeof features, Dated>();

type Dated = { readonly day: Day; readonly at: number };

const head = 'border-b border-line px-2 py-1.5 text-right text-meta font-medium text-muted first:pl-0 first:text-left last:pr-0';
const cell = 'border-b border-line px-2 py-2 text-right first:pl-0 first:text-left last:pr-0';

/** The numbers of the bars, oldest day first until its reader orders them by one of the columns. */
export function DayTable({ caption, days, amount }: DayTableProps) {
  const t = useTranslations('chart');
  const [sorting, setSorting] = useState<SortingState>([]);
  const data = useMemo(() => days.map((day, at): Dated => ({ day, at })), [days]);
  const columns = useMemo(
    () =>
      helper.columns([
        helper.accessor(({ at }) => at, {
          id: 'day',
          header: t('day'),
          cell: ({ row }) => row.original.day.longLabel,
          sortFn: 'basic',
          sortDescFirst: false,
        }),
        ...parts.map((part) =>
          helper.accessor(({ day }) => day.parts[part], {
            id: part,
            header: t(`part.${part}`),
            cell: ({ row }) => amount(row.original.day.parts[part]),
            sortFn: 'basic',
            sortDescFirst: true,
          }),
        ),
        helper.accessor(({ day }) => totalOf(day), {
          id: 'total',
          header: t('total'),
          cell: ({ row }) => amount(totalOf(row.original.day)),
          sortFn: 'basic',
          sortDescFirst: true,
        }),
      ]),
    [t, amount],
  );
  const table = useTable({
    features,
    columns,
    data,
    getRowId: ({ day }) => day.longLabel,
    state: { sorting },
    onSortingChange: setSorting,
    enableSortingRemoval: false,
  });
  return (
    <div className="overflow-x-auto">
      <table className="numbers w-full text-cell whitespace-nowrap">
        <caption className="pb-2 text-left text-meta text-muted">{caption}</caption>
        <thead>
          {table.getHeaderGroups().map((group) => (
            <tr key={group.id}>
              {group.headers.map((header) => {
                const sorted = header.column.getIsSorted();
                return (
                  <th
                    key={header.id}
                    scope="col"
                    aria-sort={sorted ? (sorted === 'asc' ? 'ascending' : 'descending') : undefined}
                    className={head}
                  >
                    <button
                      type="button"
                      onClick={() => header.column.toggleSorting()}
                      className="inline-flex items-baseline gap-1 rounded-sm hover:text-ink"
                    >
                      <table.FlexRender header={header} />
                      <Icon
                        name="arrow-down"
                        size={12}
                        className={clsx('self-center', sorted === 'asc' && 'rotate-180', !sorted && 'opacity-0')}
                      />
                    </button>
                  </th>
                );
              })}
            </tr>
          ))}
        </thead>
        <tbody>
          {table.getRowModel().rows.map((row) => (
            <tr key={row.id}>
              {row.getAllCells().map((item, index) =>
                index === 0 ? (
                  <th key={item.id} scope="row" className={clsx(cell, 'font-normal')}>
                    <table.FlexRender cell={item} />
                  </th>
                ) : (
                  <td key={item.id} className={cell}>
                    <table.FlexRender cell={item} />
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
