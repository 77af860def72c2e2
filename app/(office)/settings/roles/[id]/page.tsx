import { recordPage } from '@/app/(office)/office-page';
import { pageMetadata } from '@/app/page-metadata';
import { firstRead } from '@/lib/server/page/first-data';
import { RoleDetail } from './detail';

export const generateMetadata = () => pageMetadata('roles');

export default recordPage('roles:read', (id) => ({
  reads: [firstRead('roles.read', { params: { id } })],
  page: <RoleDetail id={id} />,
}));
