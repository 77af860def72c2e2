import { officePage } from '@/app/(office)/office-page';
import { pageMetadata } from '@/app/page-metadata';
import { firstRead } from '@/lib/server/page/first-data';
import { DataSubjects } from './data-subjects';

export const generateMetadata = () => pageMetadata('dataSubjects');

export default officePage('data-subjects:read', ({ may }) => ({
  reads: [firstRead('dataSubjects.list', {})],
  page: <DataSubjects mayHandle={may('data-subjects:handle')} />,
}));
