import { recordPage } from '@/app/(office)/office-page';
import { PayoutDetail } from '@/components/payout/record/payout-detail';
import { payoutQuery } from '@/components/payout/record/payout-query';
import { firstRead } from '@/lib/server/page/first-data';

/** The page of one withdrawal or transfer. */
export function payoutRecordPage(of: 'withdrawals' | 'transfers') {
  return recordPage(`${of}:read`, (id, { may }) => ({
    reads: [firstRead(`${of}.find`, { query: { id } }), firstRead('operations.list', { query: payoutQuery(id) })],
    page: <PayoutDetail of={of} id={id} rights={{ mayCreate: may(`${of}:create`), mayDownload: may('receipts:download') }} />,
  }));
}
