import { listPage } from '@/app/(office)/office-page';
import { pageMetadata } from '@/app/page-metadata';
import { firstRead } from '@/lib/server/page/first-data';
import { PendingDepositList } from './list';
import { listQuery, viewFields } from './view';

export const generateMetadata = () => pageMetadata('pendingDeposits');

export default listPage('pending-deposits:read', viewFields, (view) => ({
  reads: [firstRead('pendingDeposits.list', { query: listQuery(view) })],
  page: <PendingDepositList />,
}));
