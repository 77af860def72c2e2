import { listPage } from '@/app/(office)/office-page';
import { pageMetadata } from '@/app/page-metadata';
import { firstRead } from '@/lib/server/page/first-data';
import { RecurrenceList } from './list';
import { listQuery, viewFields } from './view';

export const generateMetadata = () => pageMetadata('recurrences');

export default listPage('recurrences:read', viewFields, (view) => ({
  reads: [firstRead('recurrences.list', { query: listQuery(view) })],
  page: <RecurrenceList />,
}));
