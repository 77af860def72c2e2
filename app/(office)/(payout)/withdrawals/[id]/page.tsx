import { payoutRecordPage } from '@/app/(office)/(payout)/payout-record-page';
import { pageMetadata } from '@/app/page-metadata';

export const generateMetadata = () => pageMetadata('withdrawal');

export default payoutRecordPage('withdrawals');
