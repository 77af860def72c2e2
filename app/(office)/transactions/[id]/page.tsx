import { recordPage } from '@/app/(office)/office-page';
import { pageMetadata } from '@/app/page-metadata';
import { firstRead } from '@/lib/server/page/first-data';
import { TransactionDetail } from './detail';
import { operationsQuery } from './operations-query';

export const generateMetadata = () => pageMetadata('transaction');

export default recordPage('transactions:read', (id, { may }) => {
  const privacy = may('personal-data:read') ? 'open' : may('personal-data:reveal') ? 'reveal' : 'hidden';
  return {
    reads: [
      firstRead('transactions.read', { params: { id } }),
      ...(may('operations:read') ? [firstRead('operations.list', { query: operationsQuery(id) })] : []),
    ],
    page: (
      <TransactionDetail
        id={id}
        rights={{
          privacy,
          mayRefund: may('refunds:create'),
          mayDownload: may('receipts:download'),
          mayResend: may('callbacks:resend'),
          mayCharge: may('charges:create'),
          mayShare: may('charges:share'),
          mayWithdraw: may('withdrawals:create'),
          mayTransfer: may('transfers:create'),
          seesCharges: may('charges:read'),
          seesOperations: may('operations:read'),
          seesInfractions: may('infractions:read'),
          seesCallbacks: may('callbacks:read'),
        }}
      />
    ),
  };
});
