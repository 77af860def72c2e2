import { recordPage } from '@/app/(office)/office-page';
import { pageMetadata } from '@/app/page-metadata';
import { firstRead } from '@/lib/server/page/first-data';
import { DeliveryDetail } from './detail';

export const generateMetadata = () => pageMetadata('callback');

export default recordPage('callbacks:read', (id, { may }) => ({
  reads: [firstRead('callbacks.read', { params: { id } })],
  page: <DeliveryDetail id={id} mayResend={may('callbacks:resend')} />,
}));
