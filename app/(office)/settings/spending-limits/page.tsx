import { officePage } from '@/app/(office)/office-page';
import { pageMetadata } from '@/app/page-metadata';
import { firstRead } from '@/lib/server/page/first-data';
import { SpendingLimits } from './spending-limits';

export const generateMetadata = () => pageMetadata('spendingLimits');

export default officePage('spending-limits:read', ({ may }) => ({
  reads: [firstRead('spendingLimits.list', {}), firstRead('roles.names', {})],
  page: <SpendingLimits mayWrite={may('spending-limits:write')} />,
}));
