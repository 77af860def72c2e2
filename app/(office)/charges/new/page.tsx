import { officePage } from '@/app/(office)/office-page';
import { pageMetadata } from '@/app/page-metadata';
import { MerchantHost } from '@/components/operation/callback-to/merchant-host';
import { firstRead } from '@/lib/server/page/first-data';
import { merchantCallbackHost } from '@/lib/server/page/merchant-callback-host';
import { services } from '@/lib/server/services';
import { NewCharge } from './new-charge';

export const generateMetadata = () => pageMetadata('chargeForm');

export default officePage('charges:create', () => ({
  reads: [firstRead('account.read', {})],
  page: (
    <MerchantHost host={merchantCallbackHost()}>
      <NewCharge usualExpiry={services().environment.chargeExpiry} />
    </MerchantHost>
  ),
}));
