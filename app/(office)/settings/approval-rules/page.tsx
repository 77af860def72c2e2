import { officePage } from '@/app/(office)/office-page';
import { pageMetadata } from '@/app/page-metadata';
import { firstRead } from '@/lib/server/page/first-data';
import { ApprovalRules } from './rules';

export const generateMetadata = () => pageMetadata('approvalRules');

export default officePage('approval-rules:read', ({ may }) => ({
  reads: [firstRead('approvalRules.list', {}), firstRead('roles.names', {})],
  page: <ApprovalRules mayWrite={may('approval-rules:write')} />,
}));
