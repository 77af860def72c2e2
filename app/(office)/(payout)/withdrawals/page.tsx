import { listPage } from '@/app/(office)/office-page';
import { pageMetadata } from '@/app/page-metadata';
import { withdrawalList } from '@/lib/lists/pix/withdrawals';
import { WithdrawalList } from './list';

export const generateMetadata = () => pageMetadata('withdrawals');

export default listPage('withdrawals:read', withdrawalList, ({ may }) => <WithdrawalList mayCreate={may('withdrawals:create')} />);
