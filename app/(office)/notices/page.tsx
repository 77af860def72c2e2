import { listPage } from '@/app/(office)/office-page';
import { pageMetadata } from '@/app/page-metadata';
import { noticeList } from '@/lib/lists/staff/notices';
import { Notices } from './list';

export const generateMetadata = () => pageMetadata('notices');

export default listPage('sessions:own', noticeList, () => <Notices />);
