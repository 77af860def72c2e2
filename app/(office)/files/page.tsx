import { officePage } from '@/app/(office)/office-page';
import { pageMetadata } from '@/app/page-metadata';
import { firstRead } from '@/lib/server/page/first-data';
import { Files } from './files';

export const generateMetadata = () => pageMetadata('files');

export default officePage('exports:read', ({ may }) => ({
  reads: [firstRead('exports.list', {}), ...(may('reports:read') ? [firstRead('reports.requested', {})] : [])],
  page: <Files mayReadReports={may('reports:read')} mayAsk={may('reports:create')} mayDownload={may('reports:download')} />,
}));
