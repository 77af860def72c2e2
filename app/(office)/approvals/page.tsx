import { listPage } from '@/app/(office)/office-page';
import { pageMetadata } from '@/app/page-metadata';
import { approvalList } from '@/lib/lists/approvals/approvals';
import { ApprovalList } from './list';

export const generateMetadata = () => pageMetadata('approvals');

export default listPage('approvals:read', approvalList, () => <ApprovalList />);
