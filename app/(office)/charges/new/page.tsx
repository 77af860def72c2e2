import { HydrationBoundary } from '@tanstack/react-query';
import { Guard } from '@/app/(office)/guard';
import { pageMetadata } from '@/app/page-metadata';
import { firstData, firstRead } from '@/lib/server/page/first-data';
import { NewCharge } from './new-charge';

export const generateMetadata = () => pageMetadata('chargeForm');

export default function NewChargePage() {
  return (
    <Guard permission="charges:create">
      <WithFirstData />
    </Guard>
  );
}

async function WithFirstData() {
  return (
    <HydrationBoundary state={await firstData(firstRead('account.read', {}))}>
      <NewCharge />
    </HydrationBoundary>
  );
}
