import { listPage } from '@/app/(office)/office-page';
import { pageMetadata } from '@/app/page-metadata';
import { firstRead } from '@/lib/server/page/first-data';
import { OperationList } from './list';
import { listQuery, viewFields } from './view';

export const generateMetadata = () => pageMetadata('operations');

export default listPage('operations:read', viewFields, (view, { may }) => ({
  reads: [firstRead('operations.list', { query: listQuery(view) })],
  page: <OperationList mayCheck={may('operations:check')} />,
}));
