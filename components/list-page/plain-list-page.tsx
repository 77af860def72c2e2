'use client';

import type { RowData } from '@tanstack/react-table';
import type { ReactNode } from 'react';
import { Empty } from '@/components/feedback/empty';
import { EmptyDrawing } from '@/components/feedback/empty-drawing';
import { readProblemOf } from '@/components/feedback/query-problem';
import { PageHeader } from '@/components/shell/page-header';
import { useFreshness } from '@/components/shell/use-freshness';
import { ListRows, type ListRowsProps } from './list-rows';

export type PlainListPageProps<Row extends RowData> = ListRowsProps<Row> & {
  title: string;
  /** At the right of the title; the primary one last. */
  actions?: ReactNode;
  /** Tabs under the title. */
  tabs?: ReactNode;
  /** For a part of the service that not every account has: what is said where this one has it not. */
  absent?: { title: string; text: string; action?: ReactNode };
};

/** The page of a list that is not exported, and carries nothing for it: its title, its tabs and its rows, under a bar where it has one. */
export function PlainListPage<Row extends RowData>({ title, actions, tabs, absent, ...rows }: PlainListPageProps<Row>) {
  const { reading } = rows.state;
  const freshness = useFreshness(reading);
  const isAbsent = absent !== undefined && readProblemOf(reading)?.problem.statusCode === 404;
  return (
    <>
      <PageHeader title={title} meta={!isAbsent && freshness} actions={!isAbsent && actions} />
      {tabs}
      {isAbsent ? (
        <Empty drawing={<EmptyDrawing />} title={absent.title} action={absent.action}>
          {absent.text}
        </Empty>
      ) : (
        <ListRows {...rows} />
      )}
    </>
  );
}
