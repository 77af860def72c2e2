import { queryPage } from '@/app/(office)/office-page';
import { pageMetadata } from '@/app/page-metadata';
import { SignatureBench } from './bench';
import { DeliveryBench } from './delivery-bench';

export const generateMetadata = () => pageMetadata('signature');

const fields = { delivery: { kind: 'id' } } as const;

export default queryPage('callbacks:read', fields, ({ delivery }) => ({
  reads: [],
  page: delivery === undefined ? <SignatureBench /> : <DeliveryBench id={delivery} />,
}));
