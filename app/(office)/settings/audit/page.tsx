import { listPage } from '@/app/(office)/office-page';
import { pageMetadata } from '@/app/page-metadata';
import { auditList } from '@/lib/lists/audit';
import { AuditList } from './list';

export const generateMetadata = () => pageMetadata('audit');

export default listPage('audit:read', auditList, () => <AuditList />);
