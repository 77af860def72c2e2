import { queryPage } from '@/app/(office)/office-page';
import { pageMetadata } from '@/app/page-metadata';
import { paging } from '@/lib/contracts/query-field';
import { firstRead } from '@/lib/server/page/first-data';
import { StaffList } from './list';

export const generateMetadata = () => pageMetadata('staff');

export default queryPage('staff:read', paging, ({ page = 1, limit = 20 }, { may }) => ({
  reads: [firstRead('staff.list', { query: { page, limit } }), firstRead('staffChanges.list', {})],
  page: <StaffList mayChange={may('staff:write')} />,
}));
