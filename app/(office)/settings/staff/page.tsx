import { listPage } from '@/app/(office)/office-page';
import { pageMetadata } from '@/app/page-metadata';
import { staffList } from '@/lib/lists/staff';
import { firstRead } from '@/lib/server/page/first-data';
import { services } from '@/lib/server/services';
import { StaffList } from './list';

export const generateMetadata = () => pageMetadata('staff');

export default listPage(
  'staff:read',
  staffList,
  ({ may }) => <StaffList mayChange={may('staff:write')} hasSso={services().environment.sso !== null} />,
  {
    alsoPrefetch: [firstRead('staffChanges.list', {}), firstRead('roles.names', {})],
  },
);
