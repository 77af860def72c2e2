import { officePage } from '@/app/(office)/office-page';
import { pageMetadata } from '@/app/page-metadata';
import { firstRead } from '@/lib/server/page/first-data';
import { Exports } from './exports';

export const generateMetadata = () => pageMetadata('exports');

export default officePage('exports:read', () => ({ reads: [firstRead('exports.list', {})], page: <Exports /> }));
