import { notFound, redirect } from 'next/navigation';
import { FirstData } from '@/app/first-data';
import { pageMetadata } from '@/app/page-metadata';
import { QueryProvider } from '@/app/query-provider';
import { chargeQuery } from '@/components/charge/charge-query';
import { idPattern } from '@/lib/contracts/address';
import { may } from '@/lib/contracts/office/permission';
import { accountLabel } from '@/lib/server/page/account-label';
import { firstData, firstRead } from '@/lib/server/page/first-data';
import { pageCaller } from '@/lib/server/page/page-caller';
import { PointOfSaleDisplay } from './point-of-sale-display';

type Params = Promise<{ id: string }>;

export const generateMetadata = () => pageMetadata('counter');

/** The screen turned to the payer: no shell, no names, only what is needed to pay. The charge's own page tells who may not see it. */
export default async function CounterPage({ params }: { params: Params }) {
  const { id } = await params;
  if (!idPattern.test(id)) notFound();
  const caller = await pageCaller();
  if (!may(caller, 'charges:read')) redirect(`/transactions/${id}`);
  const merchant = (await accountLabel(caller)).split(' · ')[0] ?? '';
  return (
    <QueryProvider>
      <FirstData
        state={await firstData(firstRead('charges.find', { query: { id } }), firstRead('operations.list', { query: chargeQuery(id) }))}
      >
        <PointOfSaleDisplay id={id} merchant={merchant} />
      </FirstData>
    </QueryProvider>
  );
}
