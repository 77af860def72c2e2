import { recordPage } from '@/app/(office)/office-page';
import { firstRead } from '@/lib/server/page/first-data';
import { PayoutDetail } from './payout-detail';
import { payoutQuery } from './payout-query';

/** The page of one withdrawal or transfer. */
export function payoutRecordPage(of: 'withdrawals' | 'transfers') {
  return recordPage(`${of}:read`, (id, { may }) => ({
    reads: [firstRead(`${of}.find`, { query: { id } }), firstRead('operations.list', { query: payoutQuery(id) })],
    page: <PayoutDetail of={of} id={id} rights={{ mayCreate: may(`${of}:create`), mayDownload: may('receipts:download') }} />,
  }));
}
