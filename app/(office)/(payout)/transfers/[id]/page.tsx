import { payoutRecordPage } from '@/app/(office)/(payout)/payout-record-page';
import { pageMetadata } from '@/app/page-metadata';

export const generateMetadata = () => pageMetadata('transfer');

export default payoutRecordPage('transfers');
