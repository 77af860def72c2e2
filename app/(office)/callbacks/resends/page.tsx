import { listPage } from '@/app/(office)/office-page';
import { pageMetadata } from '@/app/page-metadata';
import { resendList } from '@/lib/lists/callbacks/resends';
import { ResendList } from './list';

export const generateMetadata = () => pageMetadata('resends');

export default listPage('callbacks:read', resendList, () => <ResendList />);
