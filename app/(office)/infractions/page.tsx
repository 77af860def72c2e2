import { listPage } from '@/app/(office)/office-page';
import { pageMetadata } from '@/app/page-metadata';
import { firstRead } from '@/lib/server/page/first-data';
import { Infractions } from './infractions';
import { isQueue, listQuery, viewFields } from './view';

export const generateMetadata = () => pageMetadata('infractions');

export default listPage('infractions:read', viewFields, (view, { may }) => {
  const list = isQueue(view) ? [] : [firstRead('infractions.list', { query: listQuery(view) })];
  return { reads: [firstRead('infractions.queue', {}), ...list], page: <Infractions mayDefend={may('infractions:defend')} /> };
});
