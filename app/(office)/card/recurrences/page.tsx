import { HydrationBoundary } from '@tanstack/react-query';
import { Guard } from '@/app/(office)/guard';
import { pageMetadata } from '@/app/page-metadata';
import { readUrlQuery } from '@/lib/contracts/url-query';
import { firstData, firstRead } from '@/lib/server/page/first-data';
import { type PageSearch, urlSearch } from '@/lib/server/page/url-search';
import { RecurrenceList } from './list';
import { listQuery, viewFields } from './view';

export const generateMetadata = () => pageMetadata('recurrences');

export default function RecurrencesPage({ searchParams }: { searchParams: PageSearch }) {
  return (
    <Guard permission="recurrences:read">
      <WithFirstData searchParams={searchParams} />
    </Guard>
  );
}

async function WithFirstData({ searchParams }: { searchParams: PageSearch }) {
  const view = readUrlQuery(viewFields, urlSearch(await searchParams)).query;
  return (
    <HydrationBoundary state={await firstData(firstRead('recurrences.list', { query: listQuery(view) }))}>
      <RecurrenceList />
    </HydrationBoundary>
  );
}
