import { HydrationBoundary } from '@tanstack/react-query';
import { Guard } from '@/app/(office)/guard';
import { pageMetadata } from '@/app/page-metadata';
import { firstData, firstRead } from '@/lib/server/page/first-data';
import { Exchange } from './exchange';

export const generateMetadata = () => pageMetadata('exchange');

export default function ExchangePage() {
  return (
    <Guard permission="exchange:read">
      <WithFirstData />
    </Guard>
  );
}

async function WithFirstData() {
  return (
    <HydrationBoundary state={await firstData(firstRead('exchange.list', {}))}>
      <Exchange />
    </HydrationBoundary>
  );
}
