import { recordPage } from '@/app/(office)/office-page';
import { pageMetadata } from '@/app/page-metadata';
import { firstRead } from '@/lib/server/page/first-data';
import { PendingDepositDetail } from './detail';

export const generateMetadata = () => pageMetadata('pendingDeposits');

export default recordPage('pending-deposits:read', (id) => ({
  reads: [firstRead('pendingDeposits.read', { params: { id } })],
  page: <PendingDepositDetail id={id} />,
}));
