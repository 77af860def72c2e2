import { officePage } from '@/app/(office)/office-page';
import { pageMetadata } from '@/app/page-metadata';
import { firstRead } from '@/lib/server/page/first-data';
import { Reports } from './reports';

export const generateMetadata = () => pageMetadata('reports');

export default officePage('reports:read', ({ may }) => ({
  reads: [firstRead('reports.requested', {})],
  page: <Reports mayAsk={may('reports:create')} mayDownload={may('reports:download')} />,
}));
