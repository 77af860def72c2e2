import { listPage } from '@/app/(office)/office-page';
import { pageMetadata } from '@/app/page-metadata';
import { pixKeyList } from '@/lib/lists/pix/pix-keys';
import { PixKeyList } from './list';

export const generateMetadata = () => pageMetadata('pixKeys');

export default listPage('pix-keys:read', pixKeyList, () => <PixKeyList />);
