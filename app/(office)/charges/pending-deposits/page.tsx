import { listPage } from '@/app/(office)/office-page';
import { pageMetadata } from '@/app/page-metadata';
import { pendingDepositList } from '@/lib/lists/pix/pending-deposits';
import { PendingDepositList } from './list';

export const generateMetadata = () => pageMetadata('pendingDeposits');

export default listPage('pending-deposits:read', pendingDepositList, () => <PendingDepositList />);
