import { listPage } from '@/app/(office)/office-page';
import { pageMetadata } from '@/app/page-metadata';
import { recurrenceList } from '@/lib/lists/recurrences';
import { takesCards } from '@/lib/server/page/takes-cards';
import { RecurrenceList } from './list';

export const generateMetadata = () => pageMetadata('recurrences');

export default listPage('recurrences:read', recurrenceList, ({ may }) => (
  <RecurrenceList mayCreate={may('card-charges:create') && takesCards()} />
));
