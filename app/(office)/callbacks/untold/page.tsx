import { officePage } from '@/app/(office)/office-page';
import { pageMetadata } from '@/app/page-metadata';
import { firstRead } from '@/lib/server/page/first-data';
import { UntoldList } from './list';

export const generateMetadata = () => pageMetadata('untold');

export default officePage('callbacks:read', ({ may }) => ({
  reads: [firstRead('untold.list', {})],
  page: <UntoldList mayResend={may('callbacks:resend')} />,
}));
