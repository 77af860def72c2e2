import { listPage } from '@/app/(office)/office-page';
import { pageMetadata } from '@/app/page-metadata';
import { cardChargeList } from '@/lib/lists/card-charges';
import { takesCards } from '@/lib/server/page/takes-cards';
import { CardChargeList } from './list';

export const generateMetadata = () => pageMetadata('cardCharges');

export default listPage('card-charges:read', cardChargeList, ({ may }) => (
  <CardChargeList mayCreate={may('card-charges:create') && takesCards()} />
));
