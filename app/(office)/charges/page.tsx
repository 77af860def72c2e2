import { listPage } from '@/app/(office)/office-page';
import { pageMetadata } from '@/app/page-metadata';
import { chargeList } from '@/lib/lists/pix/charges';
import { ChargeList } from './list';

export const generateMetadata = () => pageMetadata('charges');

export default listPage('charges:read', chargeList, ({ may }) => <ChargeList mayCreate={may('charges:create')} />);
