import { listPage } from '@/app/(office)/office-page';
import { pageMetadata } from '@/app/page-metadata';
import { firstRead } from '@/lib/server/page/first-data';
import { AuditList } from './list';
import { auditQuery, auditView } from './view';

export const generateMetadata = () => pageMetadata('audit');

export default listPage('audit:read', auditView, (view, { zone }) => ({
  reads: [firstRead('audit.list', { query: auditQuery(view, zone) })],
  page: <AuditList />,
}));
