'use client';

import type { ReactNode } from 'react';
import { NotOffered, type NotOfferedMessage } from '@/components/feedback/not-offered';
import { readProblemOf } from '@/components/feedback/query-problem';
import { Freshness } from '@/components/shell/freshness';
import { PageHeader } from '@/components/shell/page-header';
import { ListRows, type ListRowsProps } from './list-rows';
import { SavedViewTabs } from './saved-views/saved-view-tabs';
import { SavedViewsButton } from './saved-views/saved-views-button';
import { SavedViews, useSavedViews } from './saved-views/use-saved-views';

export type PlainListPageProps<Row> = ListRowsProps<Row> & {
  title: string;
  /** At the right of the title; the primary one last. */
  actions?: ReactNode;
  /** Tabs under the title. */
  tabs?: ReactNode;
  absent?: NotOfferedMessage;
};

/** The page of a list that is not exported, and carries nothing for it: its title, its tabs and its rows, under a bar where it has one. */
export function PlainListPage<Row>({ title, actions, tabs, absent, ...rows }: PlainListPageProps<Row>) {
  const { reading } = rows.state;
  const saved = useSavedViews(rows.state);
  const isAbsent = absent !== undefined && readProblemOf(reading)?.problem.statusCode === 404;
  return (
    <SavedViews value={saved}>
      <PageHeader
        title={title}
        meta={!isAbsent && <Freshness reading={reading} />}
        actions={
          !isAbsent && (
            <>
              <SavedViewsButton />
              {actions}
            </>
          )
        }
      />
      {tabs ?? <SavedViewTabs />}
      {isAbsent ? <NotOffered {...absent} /> : <ListRows {...rows} />}
    </SavedViews>
  );
}
