import { listPage } from '@/app/(office)/office-page';
import { pageMetadata } from '@/app/page-metadata';
import { firstRead } from '@/lib/server/page/first-data';
import { takesCards } from '@/lib/server/page/takes-cards';
import { CardChargeList } from './list';
import { listQuery, viewFields } from './view';

export const generateMetadata = () => pageMetadata('cardCharges');

export default listPage('card-charges:read', viewFields, (view, { may }) => ({
  reads: [firstRead('cardCharges.list', { query: listQuery(view) })],
  page: <CardChargeList mayCreate={may('card-charges:create') && takesCards()} />,
}));
