import { recordPage } from '@/app/(office)/office-page';
import { pageMetadata } from '@/app/page-metadata';
import { firstRead } from '@/lib/server/page/first-data';
import { Case } from './case';

export const generateMetadata = () => pageMetadata('infraction');

export default recordPage('infractions:read', (id, { staffId, may }) => ({
  reads: [
    firstRead('infractions.read', { params: { id } }),
    firstRead('infractions.queue', {}),
    firstRead('defenses.sent', { params: { infractionId: id } }),
    firstRead('drafts.read', { params: { infractionId: id } }),
  ],
  page: <Case key={id} id={id} staffId={staffId} mayDefend={may('infractions:defend')} />,
}));
