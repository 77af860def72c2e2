import { HydrationBoundary } from '@tanstack/react-query';
import { Guard } from '@/app/(office)/guard';
import { pageMetadata } from '@/app/page-metadata';
import { firstData, firstRead } from '@/lib/server/page/first-data';
import { Account } from './account';

export const generateMetadata = () => pageMetadata('account');

export default function AccountPage() {
  return (
    <Guard permission="account:read">
      <WithFirstData />
    </Guard>
  );
}

async function WithFirstData() {
  return (
    <HydrationBoundary state={await firstData(firstRead('account.read', {}), firstRead('balance.read', {}))}>
      <Account />
    </HydrationBoundary>
  );
}
