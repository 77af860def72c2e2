'use client';

import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Empty } from '@/components/feedback/empty';
import { EmptyDrawing } from '@/components/feedback/empty-drawing';
import { QueryProblem, readProblemOf } from '@/components/feedback/query-problem';
import { Card } from '@/components/ui/layout/card';
import { Skeleton } from '@/components/ui/loading/skeleton';
import type { ProblemError } from '@/lib/contracts/problem/problem';

type FileListProps<Item> = {
  reading: UseQueryResult<{ readonly items: readonly Item[] }, ProblemError>;
  label: string;
  emptyTitle: string;
  emptyText: string;
  children: (item: Item) => ReactNode;
};

/** Files that are made for somebody: each as an entry that says how far it is. */
export function FileList<Item>({ reading, label, emptyTitle, emptyText, children }: FileListProps<Item>) {
  const items = reading.data?.items;
  return (
    <>
      {readProblemOf(reading) && <QueryProblem reading={reading} />}
      {reading.isPending && <Skeleton className="h-40 w-full max-w-[860px]" />}
      {items?.length === 0 && (
        <Empty drawing={<EmptyDrawing />} title={emptyTitle}>
          {emptyText}
        </Empty>
      )}
      {items && items.length > 0 && (
        <Card flush className="max-w-[860px]">
          <ul aria-label={label}>{items.map(children)}</ul>
        </Card>
      )}
    </>
  );
}
