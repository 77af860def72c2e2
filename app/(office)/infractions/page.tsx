import { listPage } from '@/app/(office)/office-page';
import { pageMetadata } from '@/app/page-metadata';
import { infractionList, isQueue } from '@/lib/lists/pix/infractions';
import { firstRead } from '@/lib/server/page/first-data';
import { Infractions } from './infractions';

export const generateMetadata = () => pageMetadata('infractions');

export default listPage('infractions:read', infractionList, ({ may }) => <Infractions mayDefend={may('infractions:defend')} />, {
  alsoPrefetch: [firstRead('infractions.queue', {})],
  when: (view) => !isQueue(view),
});
