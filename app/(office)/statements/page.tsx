import { listPage } from '@/app/(office)/office-page';
import { pageMetadata } from '@/app/page-metadata';
import { firstRead } from '@/lib/server/page/first-data';
import { Statements } from './statements';
import { listQuery, viewFields } from './view';

export const generateMetadata = () => pageMetadata('statements');

export default listPage('statements:read', viewFields, (view, { zone }) => ({
  reads: [firstRead('statements.list', { query: listQuery(view, new Date(), zone) })],
  page: <Statements />,
}));
