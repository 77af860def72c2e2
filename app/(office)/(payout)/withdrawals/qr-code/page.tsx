import { HydrationBoundary } from '@tanstack/react-query';
import { Guard } from '@/app/(office)/guard';
import { pageMetadata } from '@/app/page-metadata';
import { firstData, firstRead } from '@/lib/server/page/first-data';
import { NewQrPayment } from './new-qr-payment';

export const generateMetadata = () => pageMetadata('qrPaymentForm');

export default function QrPaymentPage() {
  return (
    <Guard permission="withdrawals:create">
      <WithFirstData />
    </Guard>
  );
}

async function WithFirstData() {
  return (
    <HydrationBoundary state={await firstData(firstRead('account.read', {}), firstRead('balance.read', {}))}>
      <NewQrPayment />
    </HydrationBoundary>
  );
}
