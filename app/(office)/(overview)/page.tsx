import { officePage } from '@/app/(office)/office-page';
import { pageMetadata } from '@/app/page-metadata';
import { latestQuery } from '@/components/needs/latest-query';
import { firstRead } from '@/lib/server/page/first-data';
import { Overview } from './overview';

export const generateMetadata = () => pageMetadata('overview');

export default officePage('account:read', ({ may, permissions, zone }) => {
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
