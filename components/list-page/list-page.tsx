'use client';

import type { RowData } from '@tanstack/react-table';
import type { ReactNode } from 'react';
import { Empty } from '@/components/feedback/empty';
import { EmptyDrawing } from '@/components/feedback/empty-drawing';
import { readProblemOf } from '@/components/feedback/query-problem';
import { ListBody, type ListBodyProps } from './list-body';
import { ListHeader } from './list-header';

type ListPageProps<Row extends RowData> = ListBodyProps<Row> & {
  title: string;
  /** At the right of the title; the primary one last. */
  actions?: ReactNode;
  /** Tabs under the title. */
  tabs?: ReactNode;
  /** For a part of the service that not every account has: what is said where this one has it not. */
  absent?: { title: string; text: string; action?: ReactNode };
};

/** The page of a list: its title, its tabs, what narrows it, and its rows. */
export function ListPage<Row extends RowData>({ title, actions, tabs, absent, ...body }: ListPageProps<Row>) {
  const { state, filters, columns } = body;
  const isAbsent = absent !== undefined && readProblemOf(state.reading)?.problem.statusCode === 404;
  return (
    <>
      <ListHeader state={state} title={title} filters={filters} columns={columns} actions={!isAbsent && actions} />
      {tabs}
      {isAbsent ? (
        <Empty drawing={<EmptyDrawing />} title={absent.title} action={absent.action}>
          {absent.text}
        </Empty>
      ) : (
        <ListBody {...body} />
      )}
    </>
  );
}
