import { recordPage } from '@/app/(office)/office-page';
import { pageMetadata } from '@/app/page-metadata';
import { firstRead } from '@/lib/server/page/first-data';
import { ResendDetail } from './detail';

export const generateMetadata = () => pageMetadata('resend');

export default recordPage('callbacks:read', (id, { may }) => ({
  reads: [firstRead('resends.read', { params: { id } })],
  page: <ResendDetail id={id} mayResend={may('callbacks:resend')} />,
}));
