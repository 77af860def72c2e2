import { listPage } from '@/app/(office)/office-page';
import { viewFields } from '@/app/(office)/type-view';
import { pageMetadata } from '@/app/page-metadata';
import { firstRead } from '@/lib/server/page/first-data';
import { ChargeList } from './list';
import { listQuery } from './view';

export const generateMetadata = () => pageMetadata('charges');

export default listPage('charges:read', viewFields, (view, { may, zone }) => ({
  reads: [firstRead('transactions.list', { query: listQuery(view, new Date(), zone) })],
  page: <ChargeList mayCreate={may('charges:create')} />,
}));
