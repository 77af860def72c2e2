import { HydrationBoundary } from '@tanstack/react-query';
import { Guard } from '@/app/(office)/guard';
import { pageMetadata } from '@/app/page-metadata';
import { firstData, firstRead } from '@/lib/server/page/first-data';
import { Exports } from './exports';

export const generateMetadata = () => pageMetadata('exports');

export default function ExportsPage() {
  return (
    <Guard permission="exports:read">
      <WithFirstData />
    </Guard>
  );
}

async function WithFirstData() {
  return (
    <HydrationBoundary state={await firstData(firstRead('exports.list', {}))}>
      <Exports />
    </HydrationBoundary>
  );
}
