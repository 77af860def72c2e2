import { PayoutData } from '@/app/(office)/(payout)/payout-data';
import { Guard } from '@/app/(office)/guard';
import { pageMetadata } from '@/app/page-metadata';

export const generateMetadata = () => pageMetadata('transfer');

export default function TransferPage({ params }: { params: Promise<{ id: string }> }) {
  return (
    <Guard permission="transfers:read">
      <PayoutData of="transfers" params={params} />
    </Guard>
  );
}
