import { recordPage } from '@/app/(office)/office-page';
import { pageMetadata } from '@/app/page-metadata';
import { firstRead } from '@/lib/server/page/first-data';
import { OperationDetail } from './detail';

export const generateMetadata = () => pageMetadata('operation');

export default recordPage('operations:read', (id, { may }) => ({
  reads: [firstRead('operations.read', { params: { id } })],
  page: <OperationDetail id={id} mayCheck={may('operations:check')} mayPay={may('withdrawals:create')} />,
}));
