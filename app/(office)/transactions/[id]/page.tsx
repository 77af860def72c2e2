import { HydrationBoundary } from '@tanstack/react-query';
import { notFound } from 'next/navigation';
import { Guard } from '@/app/(office)/guard';
import { pageMetadata } from '@/app/page-metadata';
import { idPattern } from '@/lib/contracts/address';
import { roleMay } from '@/lib/contracts/permission';
import { firstData, firstRead } from '@/lib/server/page/first-data';
import { pageCaller } from '@/lib/server/page/page-caller';
import { TransactionDetail } from './detail';

type Params = Promise<{ id: string }>;

export const generateMetadata = () => pageMetadata('transaction');

export default function TransactionPage({ params }: { params: Params }) {
  return (
    <Guard permission="transactions:read">
      <WithFirstData params={params} />
    </Guard>
  );
}

async function WithFirstData({ params }: { params: Params }) {
  const { id } = await params;
  if (!idPattern.test(id)) notFound();
  const { role } = await pageCaller();
  const privacy = roleMay(role, 'personal-data:read') ? 'open' : roleMay(role, 'personal-data:reveal') ? 'reveal' : 'hidden';
  return (
    <HydrationBoundary state={await firstData(firstRead('transactions.read', { params: { id } }))}>
      <TransactionDetail
        id={id}
        rights={{
          privacy,
          mayRefund: roleMay(role, 'refunds:create'),
          mayDownload: roleMay(role, 'receipts:download'),
          mayResend: roleMay(role, 'callbacks:resend'),
          seesOperations: roleMay(role, 'operations:read'),
          seesInfractions: roleMay(role, 'infractions:read'),
          seesCallbacks: roleMay(role, 'callbacks:read'),
        }}
      />
    </HydrationBoundary>
  );
}
