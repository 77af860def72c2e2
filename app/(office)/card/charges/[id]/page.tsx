import { recordPage } from '@/app/(office)/office-page';
import { pageMetadata } from '@/app/page-metadata';
import { firstRead } from '@/lib/server/page/first-data';
import { CardChargeDetail } from './detail';

export const generateMetadata = () => pageMetadata('cardCharge');

export default recordPage('card-charges:read', (id, { may }) => ({
  reads: [firstRead('cardCharges.read', { params: { chargeId: id } })],
  page: <CardChargeDetail id={id} rights={{ mayReverse: may('card-charges:reverse'), seesOperations: may('operations:read') }} />,
}));
