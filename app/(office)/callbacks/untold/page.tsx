import { HydrationBoundary } from '@tanstack/react-query';
import { Guard } from '@/app/(office)/guard';
import { pageMetadata } from '@/app/page-metadata';
import { roleMay } from '@/lib/contracts/permission';
import { firstData, firstRead } from '@/lib/server/page/first-data';
import { pageCaller } from '@/lib/server/page/page-caller';
import { UntoldList } from './list';

export const generateMetadata = () => pageMetadata('untold');

export default function UntoldPage() {
  return (
    <Guard permission="callbacks:read">
      <WithFirstData />
    </Guard>
  );
}

async function WithFirstData() {
  const { role } = await pageCaller();
  return (
    <HydrationBoundary state={await firstData(firstRead('untold.list', {}))}>
      <UntoldList mayResend={roleMay(role, 'callbacks:resend')} />
    </HydrationBoundary>
  );
}
