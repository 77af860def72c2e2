import { recordPage } from '@/app/(office)/office-page';
import { pageMetadata } from '@/app/page-metadata';
import { firstRead } from '@/lib/server/page/first-data';
import { ReceivedCallback } from './detail';

export const generateMetadata = () => pageMetadata('inbox');

export default recordPage('webhooks:read', (id) => ({
  reads: [firstRead('inbox.read', { params: { id } })],
  page: <ReceivedCallback id={id} />,
}));
