import { recordPage } from '@/app/(office)/office-page';
import { pageMetadata } from '@/app/page-metadata';
import { firstRead } from '@/lib/server/page/first-data';
import { cyclesQuery } from './cycles-query';
import { RecurrenceDetail } from './detail';

export const generateMetadata = () => pageMetadata('recurrence');

export default recordPage('recurrences:read', (id, { may }) => {
  const reads = [
    firstRead('recurrences.read', { params: { recurrentPaymentId: id } }),
    firstRead('cardCharges.list', { query: cyclesQuery(id) }),
  ];
  return { reads, page: <RecurrenceDetail id={id} mayWrite={may('recurrences:write')} /> };
});
