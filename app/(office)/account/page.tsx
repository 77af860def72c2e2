import { officePage } from '@/app/(office)/office-page';
import { pageMetadata } from '@/app/page-metadata';
import { firstRead } from '@/lib/server/page/first-data';
import { Account } from './account';

export const generateMetadata = () => pageMetadata('account');

export default officePage('account:read', ({ may }) => ({
  reads: [firstRead('account.read', {}), firstRead('balance.read', {})],
  page: <Account mayChange={may('account:change')} />,
}));
