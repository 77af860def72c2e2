import { officePage } from '@/app/(office)/office-page';
import { pageMetadata } from '@/app/page-metadata';
import { firstRead } from '@/lib/server/page/first-data';
import { RetentionList } from './list';

export const generateMetadata = () => pageMetadata('retention');

export default officePage('retention:read', () => ({ reads: [firstRead('retention.list', {})], page: <RetentionList /> }));
