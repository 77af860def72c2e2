import { HydrationBoundary } from '@tanstack/react-query';
import { Guard } from '@/app/(office)/guard';
import { pageMetadata } from '@/app/page-metadata';
import { roleMay } from '@/lib/contracts/permission';
import { readUrlQuery } from '@/lib/contracts/url-query';
import { firstData, firstRead } from '@/lib/server/page/first-data';
import { pageCaller } from '@/lib/server/page/page-caller';
import { type PageSearch, urlSearch } from '@/lib/server/page/url-search';
import { TransferList } from './list';
import { listQuery, viewFields } from './view';

export const generateMetadata = () => pageMetadata('transfers');

export default function TransfersPage({ searchParams }: { searchParams: PageSearch }) {
  return (
    <Guard permission="transfers:read">
      <WithFirstData searchParams={searchParams} />
    </Guard>
  );
}

async function WithFirstData({ searchParams }: { searchParams: PageSearch }) {
  const view = readUrlQuery(viewFields, urlSearch(await searchParams)).query;
  const { role } = await pageCaller();
  return (
    <HydrationBoundary state={await firstData(firstRead('transfers.list', { query: listQuery(view, new Date()) }))}>
      <TransferList mayCreate={roleMay(role, 'transfers:create')} />
    </HydrationBoundary>
  );
}
