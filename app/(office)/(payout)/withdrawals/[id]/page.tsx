import { HydrationBoundary } from '@tanstack/react-query';
import { notFound } from 'next/navigation';
import { PayoutDetail } from '@/app/(office)/(payout)/payout-detail';
import { payoutQuery } from '@/app/(office)/(payout)/payout-query';
import { Guard } from '@/app/(office)/guard';
import { pageMetadata } from '@/app/page-metadata';
import { idPattern } from '@/lib/contracts/address';
import { roleMay } from '@/lib/contracts/permission';
import { firstData, firstRead } from '@/lib/server/page/first-data';
import { pageCaller } from '@/lib/server/page/page-caller';

type Params = Promise<{ id: string }>;

export const generateMetadata = () => pageMetadata('withdrawal');

export default function WithdrawalPage({ params }: { params: Params }) {
  return (
    <Guard permission="withdrawals:read">
      <WithFirstData params={params} />
    </Guard>
  );
}

async function WithFirstData({ params }: { params: Params }) {
  const { id } = await params;
  if (!idPattern.test(id)) notFound();
  const { role } = await pageCaller();
  const reads = [firstRead('withdrawals.find', { query: { id } }), firstRead('operations.list', { query: payoutQuery(id) })];
  return (
    <HydrationBoundary state={await firstData(...reads)}>
      <PayoutDetail
        of="withdrawals"
        id={id}
        rights={{ mayCreate: roleMay(role, 'withdrawals:create'), mayDownload: roleMay(role, 'receipts:download') }}
      />
    </HydrationBoundary>
  );
}
