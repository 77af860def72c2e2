import { HydrationBoundary } from '@tanstack/react-query';
import { Guard } from '@/app/(office)/guard';
import { pageMetadata } from '@/app/page-metadata';
import { roleMay } from '@/lib/contracts/permission';
import { firstData, firstRead } from '@/lib/server/page/first-data';
import { pageCaller } from '@/lib/server/page/page-caller';
import { latestQuery } from './latest-query';
import { Overview } from './overview';

export const generateMetadata = () => pageMetadata('overview');

export default function OverviewPage() {
  return (
    <Guard permission="account:read">
      <WithFirstData />
    </Guard>
  );
}

async function WithFirstData() {
  const { role } = await pageCaller();
  const seesTransactions = roleMay(role, 'transactions:read');
  const reads = [
    firstRead('balance.read', {}),
    firstRead('serviceStatus.seen', {}),
    ...(seesTransactions
      ? [firstRead('transactions.list', { query: latestQuery(new Date()) }), firstRead('volume.read', { query: { days: 7 } })]
      : []),
  ];
  return (
    <HydrationBoundary state={await firstData(...reads)}>
      <Overview
        seesTransactions={seesTransactions}
        seesOperations={roleMay(role, 'operations:read')}
        seesInfractions={roleMay(role, 'infractions:read')}
        mayCharge={roleMay(role, 'charges:create')}
      />
    </HydrationBoundary>
  );
}
