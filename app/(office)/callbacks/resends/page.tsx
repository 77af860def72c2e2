import { listPage } from '@/app/(office)/office-page';
import { pageMetadata } from '@/app/page-metadata';
import { firstRead } from '@/lib/server/page/first-data';
import { ResendList } from './list';
import { pageQuery, viewFields } from './view';

export const generateMetadata = () => pageMetadata('resends');

export default listPage('callbacks:read', viewFields, (view) => ({
  reads: [firstRead('resends.list', { query: pageQuery(view) })],
  page: <ResendList />,
}));
