import { officePage } from '@/app/(office)/office-page';
import { pageMetadata } from '@/app/page-metadata';
import { firstRead } from '@/lib/server/page/first-data';
import { Roles } from './roles';

export const generateMetadata = () => pageMetadata('roles');

export default officePage('roles:read', ({ may }) => ({
  reads: [firstRead('roles.list', {})],
  page: <Roles mayWrite={may('roles:write')} />,
}));
