import { officePage } from '@/app/(office)/office-page';
import { pageMetadata } from '@/app/page-metadata';
import { firstRead } from '@/lib/server/page/first-data';
import { PixKeyList } from './list';

export const generateMetadata = () => pageMetadata('pixKeys');

export default officePage('pix-keys:read', () => ({ reads: [firstRead('pixKeys.list', {})], page: <PixKeyList /> }));
