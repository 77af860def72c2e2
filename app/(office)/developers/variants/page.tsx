import { officePage } from '@/app/(office)/office-page';
import { pageMetadata } from '@/app/page-metadata';
import { firstRead } from '@/lib/server/page/first-data';
import { VariantList } from './variant-list';

export const generateMetadata = () => pageMetadata('developers');

export default officePage('webhooks:read', ({ may }) => ({
  reads: [firstRead('developers.variants', {})],
  page: <VariantList mayCheck={may('callbacks:resend')} />,
}));
