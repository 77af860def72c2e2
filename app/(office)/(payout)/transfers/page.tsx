import { listPage } from '@/app/(office)/office-page';
import { pageMetadata } from '@/app/page-metadata';
import { firstRead } from '@/lib/server/page/first-data';
import { TransferList } from './list';
import { listQuery, viewFields } from './view';

export const generateMetadata = () => pageMetadata('transfers');

export default listPage('transfers:read', viewFields, (view, { may, zone }) => ({
  reads: [firstRead('transfers.list', { query: listQuery(view, new Date(), zone) })],
  page: <TransferList mayCreate={may('transfers:create')} />,
}));
