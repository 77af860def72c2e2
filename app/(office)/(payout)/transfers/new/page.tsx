import { newPayoutPage } from '@/app/(office)/(payout)/new-payout-page';
import { pageMetadata } from '@/app/page-metadata';
import { NewTransfer } from './new-transfer';

export const generateMetadata = () => pageMetadata('transferForm');

export default newPayoutPage('transfers', (repeat, note) => <NewTransfer repeat={repeat} note={note} />);
