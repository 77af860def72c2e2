import { HydrationBoundary } from '@tanstack/react-query';
import { Guard } from '@/app/(office)/guard';
import { pageMetadata } from '@/app/page-metadata';
import { idPattern } from '@/lib/contracts/address';
import { firstData, firstRead } from '@/lib/server/page/first-data';
import { type PageSearch, urlSearch } from '@/lib/server/page/url-search';
import { NewTransfer } from './new-transfer';

export const generateMetadata = () => pageMetadata('transferForm');

export default function NewTransferPage({ searchParams }: { searchParams: PageSearch }) {
  return (
    <Guard permission="transfers:create">
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
    ...(repeat === null ? [] : [firstRead('transfers.find', { query: { id: repeat } })]),
  ];
  return (
    <HydrationBoundary state={await firstData(...reads)}>
      <NewTransfer repeat={repeat} />
    </HydrationBoundary>
  );
}
