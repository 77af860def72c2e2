import { listPage } from '@/app/(office)/office-page';
import { pageMetadata } from '@/app/page-metadata';
import { callbackList } from '@/lib/lists/callbacks/callbacks';
import { DeliveryList } from './list';

export const generateMetadata = () => pageMetadata('callbacks');

export default listPage('callbacks:read', callbackList, ({ may }) => <DeliveryList mayResend={may('callbacks:resend')} />);
