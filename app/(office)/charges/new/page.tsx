import { officePage } from '@/app/(office)/office-page';
import { pageMetadata } from '@/app/page-metadata';
import { firstRead } from '@/lib/server/page/first-data';
import { NewCharge } from './new-charge';

export const generateMetadata = () => pageMetadata('chargeForm');

export default officePage('charges:create', () => ({ reads: [firstRead('account.read', {})], page: <NewCharge /> }));
