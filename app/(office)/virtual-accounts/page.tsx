import { listPage } from '@/app/(office)/office-page';
import { pageMetadata } from '@/app/page-metadata';
import { virtualAccountList } from '@/lib/lists/virtual-accounts';
import { VirtualAccounts } from './list';

export const generateMetadata = () => pageMetadata('virtualAccounts');

export default listPage('transactions:read', virtualAccountList, () => <VirtualAccounts />);
