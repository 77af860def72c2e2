import { HydrationBoundary } from '@tanstack/react-query';
import { Guard } from '@/app/(office)/guard';
import { pageMetadata } from '@/app/page-metadata';
import { firstData, firstRead } from '@/lib/server/page/first-data';
import { SessionList } from './list';

export const generateMetadata = () => pageMetadata('sessions');

export default function SessionsPage() {
  return (
    <Guard permission="sessions:own">
      <WithFirstData />
    </Guard>
  );
}

async function WithFirstData() {
  return (
    <HydrationBoundary state={await firstData(firstRead('sessions.list', {}))}>
      <SessionList />
    </HydrationBoundary>
  );
}
