import { HydrationBoundary } from '@tanstack/react-query';
import { notFound } from 'next/navigation';
import { Guard } from '@/app/(office)/guard';
import { pageMetadata } from '@/app/page-metadata';
import { idPattern } from '@/lib/contracts/address';
import { roleMay } from '@/lib/contracts/permission';
import { firstData, firstRead } from '@/lib/server/page/first-data';
import { pageCaller } from '@/lib/server/page/page-caller';
import { Case } from './case';

type Params = Promise<{ id: string }>;

export const generateMetadata = () => pageMetadata('infraction');

export default function InfractionPage({ params }: { params: Params }) {
  return (
    <Guard permission="infractions:read">
      <WithFirstData params={params} />
    </Guard>
  );
}

async function WithFirstData({ params }: { params: Params }) {
  const { id } = await params;
  if (!idPattern.test(id)) notFound();
  const { role, staffId } = await pageCaller();
  const state = await firstData(
    firstRead('infractions.read', { params: { id } }),
    firstRead('infractions.queue', {}),
    firstRead('defenses.sent', { params: { infractionId: id } }),
    firstRead('drafts.read', { params: { infractionId: id } }),
  );
  return (
    <HydrationBoundary state={state}>
      <Case key={id} id={id} staffId={staffId} mayDefend={roleMay(role, 'infractions:defend')} />
    </HydrationBoundary>
  );
}
