import { officePage } from '@/app/(office)/office-page';
import { pageMetadata } from '@/app/page-metadata';
import { firstRead } from '@/lib/server/page/first-data';
import { SessionList } from './list';

export const generateMetadata = () => pageMetadata('sessions');

export default officePage('sessions:own', () => ({ reads: [firstRead('sessions.list', {})], page: <SessionList /> }));
