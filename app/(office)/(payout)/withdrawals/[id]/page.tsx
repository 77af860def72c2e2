import { PayoutData } from '@/app/(office)/(payout)/payout-data';
import { Guard } from '@/app/(office)/guard';
import { pageMetadata } from '@/app/page-metadata';

export const generateMetadata = () => pageMetadata('withdrawal');

export default function WithdrawalPage({ params }: { params: Promise<{ id: string }> }) {
  return (
    <Guard permission="withdrawals:read">
      <PayoutData of="withdrawals" params={params} />
    </Guard>
  );
}
