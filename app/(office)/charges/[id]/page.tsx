import { HydrationBoundary } from '@tanstack/react-query';
import { notFound } from 'next/navigation';
import { Guard } from '@/app/(office)/guard';
import { pageMetadata } from '@/app/page-metadata';
import { chargeQuery } from '@/components/charge/charge-query';
import { idPattern } from '@/lib/contracts/address';
import { roleMay } from '@/lib/contracts/permission';
import { firstData, firstRead } from '@/lib/server/page/first-data';
import { pageCaller } from '@/lib/server/page/page-caller';
import { ChargeDetail } from './detail';

type Params = Promise<{ id: string }>;

export const generateMetadata = () => pageMetadata('charge');

export default function ChargePage({ params }: { params: Params }) {
  return (
    <Guard permission="charges:read">
      <WithFirstData params={params} />
    </Guard>
  );
}

async function WithFirstData({ params }: { params: Params }) {
  const { id } = await params;
  if (!idPattern.test(id)) notFound();
  const { role } = await pageCaller();
  const reads = [
    firstRead('charges.find', { query: { id } }),
    firstRead('operations.list', { query: chargeQuery(id) }),
    firstRead('account.read', {}),
  ];
  return (
    <HydrationBoundary state={await firstData(...reads)}>
      <ChargeDetail id={id} mayCreate={roleMay(role, 'charges:create')} mayDownload={roleMay(role, 'receipts:download')} />
    </HydrationBoundary>
  );
}
