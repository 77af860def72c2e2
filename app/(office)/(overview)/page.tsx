import { redirect } from 'next/navigation';
import { officePage } from '@/app/(office)/office-page';
import { pageMetadata } from '@/app/page-metadata';
import { latestQuery } from '@/components/needs/latest-query';
import { startPage } from '@/lib/contracts/pages/navigation';
import { firstRead } from '@/lib/server/page/first-data';
import { pageCaller } from '@/lib/server/page/page-caller';
import { Overview } from './overview';

export const generateMetadata = () => pageMetadata('overview');

const overviewPage = officePage('account:read', ({ may, permissions, zone }) => {
  const seesTransactions = may('transactions:read');
  const reads = [
    firstRead('balance.read', {}),
    firstRead('serviceStatus.health', {}),
    ...(seesTransactions
      ? [firstRead('transactions.list', { query: latestQuery(new Date(), zone) }), firstRead('volume.read', { query: { days: 7, zone } })]
      : []),
  ];
  return {
    reads,
    page: <Overview permissions={permissions} />,
  };
});

/** Everybody arrives here; whose role does not open the overview goes on to the first page it opens. */
export default async function OverviewPage() {
  const start = startPage((await pageCaller()).permissions);
  if (start !== '/') redirect(start);
  return overviewPage();
}
