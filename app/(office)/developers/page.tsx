import { officePage } from '@/app/(office)/office-page';
import { pageMetadata } from '@/app/page-metadata';
import { firstRead } from '@/lib/server/page/first-data';
import { CapabilityMap } from './capability-map';

export const generateMetadata = () => pageMetadata('developers');

export default officePage('webhooks:read', () => ({ reads: [firstRead('developers.capabilities', {})], page: <CapabilityMap /> }));
