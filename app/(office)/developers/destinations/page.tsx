import { queryPage } from '@/app/(office)/office-page';
import { pageMetadata } from '@/app/page-metadata';
import { firstRead } from '@/lib/server/page/first-data';
import { DestinationList } from './destination-list';
import { healthFields } from './health-fields';

export const generateMetadata = () => pageMetadata('developers');

export default queryPage('webhooks:read', healthFields, ({ span = 'hours' }, { zone }) => ({
  reads: [firstRead('developers.destinations', { query: { span, zone } })],
  page: <DestinationList />,
}));
