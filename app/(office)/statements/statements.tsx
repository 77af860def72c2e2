'use client';

import { useUrlQuery } from '@/lib/client/query/use-url-query';
import { statementList } from '@/lib/lists/statements';
import { DayList } from './days/day-list';
import { LineList } from './line/line-list';

/** The statement line by line, or its business days closed; both stand on the same walk over the period. */
export function Statements({ seesTransactions }: { seesTransactions: boolean }) {
  const { query: view, change } = useUrlQuery(statementList.fields);
  return view.tab === 'days' ? <DayList view={view} change={change} /> : <LineList seesTransactions={seesTransactions} />;
}
