import { RepeatData } from '@/app/(office)/(payout)/repeat-data';
import { Guard } from '@/app/(office)/guard';
import { pageMetadata } from '@/app/page-metadata';
import type { PageSearch } from '@/lib/server/page/url-search';
import { NewWithdrawal } from './new-withdrawal';

export const generateMetadata = () => pageMetadata('withdrawalForm');

export default function NewWithdrawalPage({ searchParams }: { searchParams: PageSearch }) {
  return (
    <Guard permission="withdrawals:create">
      <RepeatData of="withdrawals" searchParams={searchParams}>
        {(repeat) => <NewWithdrawal repeat={repeat} />}
      </RepeatData>
    </Guard>
  );
}
