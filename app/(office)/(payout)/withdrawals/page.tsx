import { HydrationBoundary } from '@tanstack/react-query';
import { Guard } from '@/app/(office)/guard';
import { typeQuery, viewFields } from '@/app/(office)/type-view';
import { pageMetadata } from '@/app/page-metadata';
import { roleMay } from '@/lib/contracts/permission';
import { readUrlQuery } from '@/lib/contracts/url-query';
import { firstData, firstRead } from '@/lib/server/page/first-data';
import { pageCaller } from '@/lib/server/page/page-caller';
import { type PageSearch, urlSearch } from '@/lib/server/page/url-search';
import { WithdrawalList } from './list';

export const generateMetadata = () => pageMetadata('withdrawals');

export default function WithdrawalsPage({ searchParams }: { searchParams: PageSearch }) {
  return (
    <Guard permission="withdrawals:read">
      <WithFirstData searchParams={searchParams} />
    </Guard>
  );
}

async function WithFirstData({ searchParams }: { searchParams: PageSearch }) {
  const view = readUrlQuery(viewFields, urlSearch(await searchParams)).query;
  const { role } = await pageCaller();
  return (
    <HydrationBoundary state={await firstData(firstRead('transactions.list', { query: typeQuery('WITHDRAW', view, new Date()) }))}>
      <WithdrawalList mayCreate={roleMay(role, 'withdrawals:create')} />
    </HydrationBoundary>
  );
}
