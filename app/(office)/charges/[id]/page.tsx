import { recordPage } from '@/app/(office)/office-page';
import { pageMetadata } from '@/app/page-metadata';
import { chargeQuery } from '@/components/charge/charge-query';
import { firstRead } from '@/lib/server/page/first-data';
import { ChargeDetail } from './detail';

export const generateMetadata = () => pageMetadata('charge');

export default recordPage('charges:read', (id, { may }) => {
  const reads = [
    firstRead('charges.find', { query: { id } }),
    firstRead('operations.list', { query: chargeQuery(id) }),
    firstRead('account.read', {}),
  ];
  return { reads, page: <ChargeDetail id={id} mayCreate={may('charges:create')} mayDownload={may('receipts:download')} /> };
});
