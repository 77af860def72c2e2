import { listPage } from '@/app/(office)/office-page';
import { pageMetadata } from '@/app/page-metadata';
import { pagesFor } from '@/lib/contracts/pages/navigation';
import { auditList } from '@/lib/lists/audit';
import { AuditList } from './list';

export const generateMetadata = () => pageMetadata('audit');

export default listPage('audit:read', auditList, ({ may, permissions }) => (
  <AuditList pages={pagesFor(permissions).map(({ href }) => href)} mayExport={may('exports:read')} />
));
