import { officePage } from '@/app/(office)/office-page';
import { pageMetadata } from '@/app/page-metadata';
import { EventList } from './event-list';

export const generateMetadata = () => pageMetadata('developers');

export default officePage('webhooks:read', ({ may }) => ({ reads: [], page: <EventList mayReadDeliveries={may('callbacks:read')} /> }));
