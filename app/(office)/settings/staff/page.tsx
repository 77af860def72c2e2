import { listPage } from '@/app/(office)/office-page';
import { pageMetadata } from '@/app/page-metadata';
import { staffList } from '@/lib/lists/staff';
import { firstRead } from '@/lib/server/page/first-data';
import { StaffList } from './list';

export const generateMetadata = () => pageMetadata('staff');

export default listPage('staff:read', staffList, ({ may }) => <StaffList mayChange={may('staff:write')} />, {
  alsoPrefetch: [firstRead('staffChanges.list', {})],
});
