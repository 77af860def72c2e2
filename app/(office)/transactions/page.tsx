import { listPage } from '@/app/(office)/office-page';
import { pageMetadata } from '@/app/page-metadata';
import { transactionList } from '@/lib/lists/pix/transactions';
import { TransactionList } from './list';

export const generateMetadata = () => pageMetadata('transactions');

export default listPage('transactions:read', transactionList, ({ may }) => <TransactionList mayCharge={may('charges:create')} />);
