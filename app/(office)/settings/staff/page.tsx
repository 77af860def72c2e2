import { HydrationBoundary } from '@tanstack/react-query';
import { Guard } from '@/app/(office)/guard';
import { pageMetadata } from '@/app/page-metadata';
import { roleMay } from '@/lib/contracts/permission';
import { paging } from '@/lib/contracts/query-field';
import { readUrlQuery } from '@/lib/contracts/url-query';
import { firstData, firstRead } from '@/lib/server/page/first-data';
import { pageCaller } from '@/lib/server/page/page-caller';
import { type PageSearch, urlSearch } from '@/lib/server/page/url-search';
import { StaffList } from './list';

export const generateMetadata = () => pageMetadata('staff');

export default function StaffPage({ searchParams }: { searchParams: PageSearch }) {
  return (
    <Guard permission="staff:read">
      <WithFirstData searchParams={searchParams} />
    </Guard>
  );
}

async function WithFirstData({ searchParams }: { searchParams: PageSearch }) {
  const { page = 1, limit = 20 } = readUrlQuery(paging, urlSearch(await searchParams)).query;
  const { role } = await pageCaller();
  return (
    <HydrationBoundary state={await firstData(firstRead('staff.list', { query: { page, limit } }))}>
      <StaffList mayChange={roleMay(role, 'staff:write')} />
    </HydrationBoundary>
  );
}
