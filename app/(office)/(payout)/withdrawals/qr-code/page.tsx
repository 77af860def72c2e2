import { SpendingLimitNote } from '@/app/(office)/(payout)/spending-limit-note';
import { officePage } from '@/app/(office)/office-page';
import { pageMetadata } from '@/app/page-metadata';
import { MerchantHost } from '@/components/operation/callback-to/merchant-host';
import { firstRead } from '@/lib/server/page/first-data';
import { merchantCallbackHost } from '@/lib/server/page/merchant-callback-host';
import { NewQrPayment } from './new-qr-payment';

export const generateMetadata = () => pageMetadata('qrPaymentForm');

export default officePage('withdrawals:create', () => ({
  reads: [firstRead('account.read', {}), firstRead('balance.read', {})],
  page: (
    <MerchantHost host={merchantCallbackHost()}>
      <NewQrPayment note={<SpendingLimitNote />} />
    </MerchantHost>
  ),
}));
