import { officePage } from '@/app/(office)/office-page';
import { pageMetadata } from '@/app/page-metadata';
import { firstRead } from '@/lib/server/page/first-data';
import { SystemView } from './system-view';

export const generateMetadata = () => pageMetadata('system');

export default officePage('system:read', () => ({ reads: [firstRead('system.read', {})], page: <SystemView /> }));
