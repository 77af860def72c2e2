import { HydrationBoundary } from '@tanstack/react-query';
import { Guard } from '@/app/(office)/guard';
import { pageMetadata } from '@/app/page-metadata';
import { readUrlQuery } from '@/lib/contracts/url-query';
import { firstData, firstRead } from '@/lib/server/page/first-data';
import { type PageSearch, urlSearch } from '@/lib/server/page/url-search';
import { ResendList } from './list';
import { pageQuery, viewFields } from './view';

export const generateMetadata = () => pageMetadata('resends');

export default function ResendsPage({ searchParams }: { searchParams: PageSearch }) {
  return (
    <Guard permission="callbacks:read">
      <WithFirstData searchParams={searchParams} />
    </Guard>
  );
}

async function WithFirstData({ searchParams }: { searchParams: PageSearch }) {
  const view = readUrlQuery(viewFields, urlSearch(await searchParams)).query;
  return (
    <HydrationBoundary state={await firstData(firstRead('resends.list', { query: pageQuery(view) }))}>
      <ResendList />
    </HydrationBoundary>
  );
}
