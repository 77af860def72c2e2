import { HydrationBoundary } from '@tanstack/react-query';
import { Guard } from '@/app/(office)/guard';
import { viewFields } from '@/app/(office)/type-view';
import { pageMetadata } from '@/app/page-metadata';
import { roleMay } from '@/lib/contracts/permission';
import { readUrlQuery } from '@/lib/contracts/url-query';
import { firstData, firstRead } from '@/lib/server/page/first-data';
import { pageCaller } from '@/lib/server/page/page-caller';
import { type PageSearch, urlSearch } from '@/lib/server/page/url-search';
import { ChargeList } from './list';
import { listQuery } from './view';

export const generateMetadata = () => pageMetadata('charges');

export default function ChargesPage({ searchParams }: { searchParams: PageSearch }) {
  return (
    <Guard permission="charges:read">
      <WithFirstData searchParams={searchParams} />
    </Guard>
  );
}

async function WithFirstData({ searchParams }: { searchParams: PageSearch }) {
  const view = readUrlQuery(viewFields, urlSearch(await searchParams)).query;
  const { role } = await pageCaller();
  return (
    <HydrationBoundary state={await firstData(firstRead('transactions.list', { query: listQuery(view, new Date()) }))}>
      <ChargeList mayCreate={roleMay(role, 'charges:create')} />
    </HydrationBoundary>
  );
}
