import { officePage } from '@/app/(office)/office-page';
import { pageMetadata } from '@/app/page-metadata';
import { firstRead } from '@/lib/server/page/first-data';
import { Notices } from './notices';

export const generateMetadata = () => pageMetadata('noticeSettings');

export default officePage('sessions:own', ({ may }) => ({
  reads: [firstRead('noticeSettings.read', {})],
  page: <Notices seesDeadlines={may('infractions:read')} />,
}));
