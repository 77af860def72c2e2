import { HydrationBoundary } from '@tanstack/react-query';
import { Guard } from '@/app/(office)/guard';
import { pageMetadata } from '@/app/page-metadata';
import { idPattern } from '@/lib/contracts/address';
import { firstData, firstRead } from '@/lib/server/page/first-data';
import { type PageSearch, urlSearch } from '@/lib/server/page/url-search';
import { NewWithdrawal } from './new-withdrawal';

export const generateMetadata = () => pageMetadata('withdrawalForm');

export default function NewWithdrawalPage({ searchParams }: { searchParams: PageSearch }) {
  return (
    <Guard permission="withdrawals:create">
      <WithFirstData searchParams={searchParams} />
    </Guard>
  );
}

async function WithFirstData({ searchParams }: { searchParams: PageSearch }) {
  const asked = urlSearch(await searchParams).get('repeat');
  const repeat = asked !== null && idPattern.test(asked) ? asked : null;
  const reads = [
    firstRead('account.read', {}),
    firstRead('balance.read', {}),
    ...(repeat === null ? [] : [firstRead('withdrawals.find', { query: { id: repeat } })]),
  ];
  return (
    <HydrationBoundary state={await firstData(...reads)}>
      <NewWithdrawal repeat={repeat} />
    </HydrationBoundary>
  );
}
