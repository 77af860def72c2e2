import { listPage } from '@/app/(office)/office-page';
import { pageMetadata } from '@/app/page-metadata';
import { firstRead } from '@/lib/server/page/first-data';
import { DeliveryList } from './list';
import { listQuery, viewFields } from './view';

export const generateMetadata = () => pageMetadata('callbacks');

export default listPage('callbacks:read', viewFields, (view, { may, zone }) => ({
  reads: [firstRead('callbacks.list', { query: listQuery(view, new Date(), zone) })],
  page: <DeliveryList mayResend={may('callbacks:resend')} />,
}));
