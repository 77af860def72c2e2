import { listPage } from '@/app/(office)/office-page';
import { typeQuery, viewFields } from '@/app/(office)/type-view';
import { pageMetadata } from '@/app/page-metadata';
import { firstRead } from '@/lib/server/page/first-data';
import { WithdrawalList } from './list';

export const generateMetadata = () => pageMetadata('withdrawals');

export default listPage('withdrawals:read', viewFields, (view, { may, zone }) => ({
  reads: [firstRead('transactions.list', { query: typeQuery('WITHDRAW', view, new Date(), zone) })],
  page: <WithdrawalList mayCreate={may('withdrawals:create')} />,
}));
