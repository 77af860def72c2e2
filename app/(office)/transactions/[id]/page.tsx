import { recordPage } from '@/app/(office)/office-page';
import { pageMetadata } from '@/app/page-metadata';
import { firstRead } from '@/lib/server/page/first-data';
import { TransactionDetail } from './detail';

export const generateMetadata = () => pageMetadata('transaction');

export default recordPage('transactions:read', (id, { may }) => {
  const privacy = may('personal-data:read') ? 'open' : may('personal-data:reveal') ? 'reveal' : 'hidden';
  return {
    reads: [firstRead('transactions.read', { params: { id } })],
    page: (
      <TransactionDetail
        id={id}
        rights={{
          privacy,
          mayRefund: may('refunds:create'),
          mayDownload: may('receipts:download'),
          mayResend: may('callbacks:resend'),
          seesOperations: may('operations:read'),
          seesInfractions: may('infractions:read'),
          seesCallbacks: may('callbacks:read'),
        }}
      />
    ),
  };
});
