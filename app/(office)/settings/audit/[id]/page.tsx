import { recordPage } from '@/app/(office)/office-page';
import { pageMetadata } from '@/app/page-metadata';
import { pagesFor } from '@/lib/contracts/pages/navigation';
import { firstRead } from '@/lib/server/page/first-data';
import { AuditDetail } from './detail';

export const generateMetadata = () => pageMetadata('audit');

export default recordPage('audit:read', (id, { permissions }) => ({
  reads: [firstRead('audit.read', { params: { id } })],
  page: <AuditDetail id={id} pages={pagesFor(permissions).map(({ href }) => href)} />,
}));
