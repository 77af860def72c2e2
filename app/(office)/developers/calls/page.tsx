import { listPage } from '@/app/(office)/office-page';
import { pageMetadata } from '@/app/page-metadata';
import { serviceCallList } from '@/lib/lists/developers/service-calls';
import { ServiceCalls } from './list';

export const generateMetadata = () => pageMetadata('serviceCalls');

export default listPage('webhooks:read', serviceCallList, () => <ServiceCalls />);
