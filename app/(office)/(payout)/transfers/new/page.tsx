import { RepeatData } from '@/app/(office)/(payout)/repeat-data';
import { Guard } from '@/app/(office)/guard';
import { pageMetadata } from '@/app/page-metadata';
import type { PageSearch } from '@/lib/server/page/url-search';
import { NewTransfer } from './new-transfer';

export const generateMetadata = () => pageMetadata('transferForm');

export default function NewTransferPage({ searchParams }: { searchParams: PageSearch }) {
  return (
    <Guard permission="transfers:create">
      <RepeatData of="transfers" searchParams={searchParams}>
        {(repeat) => <NewTransfer repeat={repeat} />}
      </RepeatData>
    </Guard>
  );
}
