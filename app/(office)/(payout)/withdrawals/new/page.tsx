import { newPayoutPage } from '@/app/(office)/(payout)/new-payout-page';
import { pageMetadata } from '@/app/page-metadata';
import { NewWithdrawal } from './new-withdrawal';

export const generateMetadata = () => pageMetadata('withdrawalForm');

export default newPayoutPage('withdrawals', (repeat, note, plan) => <NewWithdrawal repeat={repeat} plan={plan} note={note} />);
