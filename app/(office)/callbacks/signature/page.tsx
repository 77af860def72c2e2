import { queryPage } from '@/app/(office)/office-page';
import { pageMetadata } from '@/app/page-metadata';
import { DeliveryChecker } from './delivery-checker';
import { SignatureChecker } from './signature-checker';

export const generateMetadata = () => pageMetadata('signature');

const fields = { delivery: { kind: 'id' } } as const;

export default queryPage('callbacks:read', fields, ({ delivery }) => ({
  reads: [],
  page: delivery === undefined ? <SignatureChecker /> : <DeliveryChecker id={delivery} />,
}));
