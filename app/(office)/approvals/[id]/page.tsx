import { recordPage } from '@/app/(office)/office-page';
import { pageMetadata } from '@/app/page-metadata';
import { firstRead } from '@/lib/server/page/first-data';
import { ApprovalDetail } from './detail';

export const generateMetadata = () => pageMetadata('approval');

export default recordPage('approvals:read', (id) => ({
  reads: [firstRead('approvals.read', { params: { id } }), firstRead('roles.names', {})],
  page: <ApprovalDetail id={id} />,
}));
