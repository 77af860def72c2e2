import { listPage } from '@/app/(office)/office-page';
import { pageMetadata } from '@/app/page-metadata';
import { transferList } from '@/lib/lists/pix/transfers';
import { TransferList } from './list';

export const generateMetadata = () => pageMetadata('transfers');

export default listPage('transfers:read', transferList, ({ may }) => <TransferList mayCreate={may('transfers:create')} />);
