import { HydrationBoundary } from '@tanstack/react-query';
import { Guard } from '@/app/(office)/guard';
import { pageMetadata } from '@/app/page-metadata';
import { roleMay } from '@/lib/contracts/permission';
import { readUrlQuery } from '@/lib/contracts/url-query';
import { firstData, firstRead } from '@/lib/server/page/first-data';
import { pageCaller } from '@/lib/server/page/page-caller';
import { type PageSearch, urlSearch } from '@/lib/server/page/url-search';
import { Infractions } from './infractions';
import { isQueue, listQuery, viewFields } from './view';

export const generateMetadata = () => pageMetadata('infractions');

export default function InfractionsPage({ searchParams }: { searchParams: PageSearch }) {
  return (
    <Guard permission="infractions:read">
      <WithFirstData searchParams={searchParams} />
    </Guard>
  );
}

async function WithFirstData({ searchParams }: { searchParams: PageSearch }) {
  const view = readUrlQuery(viewFields, urlSearch(await searchParams)).query;
  const { role } = await pageCaller();
  const list = isQueue(view) ? [] : [firstRead('infractions.list', { query: listQuery(view) })];
  return (
    <HydrationBoundary state={await firstData(firstRead('infractions.queue', {}), ...list)}>
      <Infractions mayDefend={roleMay(role, 'infractions:defend')} />
    </HydrationBoundary>
  );
}
