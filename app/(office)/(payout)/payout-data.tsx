import { HydrationBoundary } from '@tanstack/react-query';
import { notFound } from 'next/navigation';
import { idPattern } from '@/lib/contracts/address';
import { roleMay } from '@/lib/contracts/permission';
import { firstData, firstRead } from '@/lib/server/page/first-data';
import { pageCaller } from '@/lib/server/page/page-caller';
import { PayoutDetail } from './payout-detail';
import { payoutQuery } from './payout-query';

/** The page of one withdrawal or transfer with its first data. */
export async function PayoutData({ of, params }: { of: 'withdrawals' | 'transfers'; params: Promise<{ id: string }> }) {
  const { id } = await params;
  if (!idPattern.test(id)) notFound();
  const { role } = await pageCaller();
  const reads = [firstRead(`${of}.find`, { query: { id } }), firstRead('operations.list', { query: payoutQuery(id) })];
  return (
    <HydrationBoundary state={await firstData(...reads)}>
      <PayoutDetail
        of={of}
        id={id}
        rights={{ mayCreate: roleMay(role, `${of}:create`), mayDownload: roleMay(role, 'receipts:download') }}
      />
    </HydrationBoundary>
  );
}
