import { listPage } from '@/app/(office)/office-page';
import { pageMetadata } from '@/app/page-metadata';
import { firstRead } from '@/lib/server/page/first-data';
import { TransactionList } from './list';
import { listQuery, viewFields } from './view';

export const generateMetadata = () => pageMetadata('transactions');

export default listPage('transactions:read', viewFields, (view, { zone }) => ({
  reads: [firstRead('transactions.list', { query: listQuery(view, new Date(), zone) })],
  page: <TransactionList />,
}));
