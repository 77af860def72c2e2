import { HydrationBoundary } from '@tanstack/react-query';
import { notFound } from 'next/navigation';
import { Guard } from '@/app/(office)/guard';
import { pageMetadata } from '@/app/page-metadata';
import { idPattern } from '@/lib/contracts/address';
import { roleMay } from '@/lib/contracts/permission';
import { firstData, firstRead } from '@/lib/server/page/first-data';
import { pageCaller } from '@/lib/server/page/page-caller';
import { CardChargeDetail } from './detail';

type Params = Promise<{ id: string }>;

export const generateMetadata = () => pageMetadata('cardCharge');

export default function CardChargePage({ params }: { params: Params }) {
  return (
    <Guard permission="card-charges:read">
      <WithFirstData params={params} />
    </Guard>
  );
}

async function WithFirstData({ params }: { params: Params }) {
  const { id } = await params;
  if (!idPattern.test(id)) notFound();
  const { role } = await pageCaller();
  return (
    <HydrationBoundary state={await firstData(firstRead('cardCharges.read', { params: { chargeId: id } }))}>
      <CardChargeDetail id={id} mayReverse={roleMay(role, 'card-charges:reverse')} />
    </HydrationBoundary>
  );
}
