import { officePage } from '@/app/(office)/office-page';
import { pageMetadata } from '@/app/page-metadata';
import { firstRead } from '@/lib/server/page/first-data';
import { NewQrPayment } from './new-qr-payment';

export const generateMetadata = () => pageMetadata('qrPaymentForm');

export default officePage('withdrawals:create', () => ({
  reads: [firstRead('account.read', {}), firstRead('balance.read', {})],
  page: <NewQrPayment />,
}));
