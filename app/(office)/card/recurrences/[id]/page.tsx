import { HydrationBoundary } from '@tanstack/react-query';
import { notFound } from 'next/navigation';
import { Guard } from '@/app/(office)/guard';
import { pageMetadata } from '@/app/page-metadata';
import { idPattern } from '@/lib/contracts/address';
import { roleMay } from '@/lib/contracts/permission';
import { firstData, firstRead } from '@/lib/server/page/first-data';
import { pageCaller } from '@/lib/server/page/page-caller';
import { cyclesQuery } from './cycles-query';
import { RecurrenceDetail } from './detail';

type Params = Promise<{ id: string }>;

export const generateMetadata = () => pageMetadata('recurrence');

export default function RecurrencePage({ params }: { params: Params }) {
  return (
    <Guard permission="recurrences:read">
      <WithFirstData params={params} />
    </Guard>
  );
}

async function WithFirstData({ params }: { params: Params }) {
  const { id } = await params;
  if (!idPattern.test(id)) notFound();
  const { role } = await pageCaller();
  const reads = [
    firstRead('recurrences.read', { params: { recurrentPaymentId: id } }),
    firstRead('cardCharges.list', { query: cyclesQuery(id) }),
  ];
  return (
    <HydrationBoundary state={await firstData(...reads)}>
      <RecurrenceDetail id={id} mayWrite={roleMay(role, 'recurrences:write')} />
    </HydrationBoundary>
  );
}
