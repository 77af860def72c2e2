import { HydrationBoundary } from '@tanstack/react-query';
import { Guard } from '@/app/(office)/guard';
import { pageMetadata } from '@/app/page-metadata';
import { firstData, firstRead } from '@/lib/server/page/first-data';
import { PixKeyList } from './list';

export const generateMetadata = () => pageMetadata('pixKeys');

export default function PixKeysPage() {
  return (
    <Guard permission="pix-keys:read">
      <WithFirstData />
    </Guard>
  );
}

async function WithFirstData() {
  return (
    <HydrationBoundary state={await firstData(firstRead('pixKeys.list', {}))}>
      <PixKeyList />
    </HydrationBoundary>
  );
}
